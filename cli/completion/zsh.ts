import type { CommandSpec, OptionSpec } from '../command.ts';
import { quote, type Vocabulary, wordsFor } from './words.ts';

/** A script for zsh: evaluated, or as a file `_zeref` in a folder of \`fpath`. */
export function zshScript(vocabulary: Vocabulary): string {
  const { commands, globals, formats } = vocabulary;
  const specs = (options: readonly OptionSpec[]) =>
    options.flatMap((option) => optionSpecs(option, vocabulary));
  return `#compdef zeref
# Completes zeref in zsh: eval "$(zeref completion zsh)"
_zeref_report() {
  if compset -P '*:'; then _files; else compadd -S ':' -- ${formats.map(quote).join(' ')}; fi
}

_zeref() {
  local curcontext="$curcontext" context state state_descr line
  local -a commands globals
  typeset -A opt_args
  integer ret=1
  commands=(
${list(commands.map(({ name, summary }) => `${escaped(name, ':')}:${escaped(summary, '')}`))}  )
  globals=(
${list(specs(globals))}  )
  _arguments -C -S $globals ':command:->command' '*::argument:->argument' && ret=0
  case $state in
    command) _describe -t commands command commands && ret=0 ;;
    argument)
      curcontext="\${curcontext%:*:*}:zeref-$words[1]:"
      case $words[1] in
${commands.map((command) => branch(command, [...specs(command.options), ...positionals(command, vocabulary)])).join('')}      esac ;;
  esac
  return ret
}

if [[ $funcstack[1] == _zeref ]]; then
  _zeref "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -D -i }
  compdef _zeref zeref
fi
`;
}

const list = (words: readonly string[]) => words.map((word) => `    ${quote(word)}\n`).join('');

const branch = ({ name }: CommandSpec, specs: readonly string[]) =>
  `        ${quote(name)}) _arguments -S $globals${specs.map((spec) => ` \\\n          ${quote(spec)}`).join('')} && ret=0 ;;\n`;

function optionSpecs(option: OptionSpec, vocabulary: Vocabulary): string[] {
  const { name, alias, type, negatable, repeat, description } = option;
  const about = `[${escaped(description, '[]')}]`;
  const ending =
    type === 'boolean' ? about : `=${about}:${escaped(name, ':')}:${actionFor(option, vocabulary)}`;
  const pair = alias === undefined ? '' : `(-${alias} --${name})`;
  const short = alias === undefined ? [] : [`${repeat ? '*' : pair}-${alias}${ending.replace(/^=/, '+')}`];
  const negated = negatable ? [`--no-${name}${about}`] : [];
  return [`${repeat ? '*' : pair}--${name}${ending}`, ...short, ...negated];
}

function positionals({ positional }: CommandSpec, vocabulary: Vocabulary): string[] {
  if (!positional) return [];
  const { name, count } = positional;
  return [`${count === 'any' ? '*' : ''}:${escaped(name, ':')}:${actionFor(positional, vocabulary)}`];
}

function actionFor(spec: Pick<OptionSpec, 'choices' | 'completes'>, vocabulary: Vocabulary): string {
  const words = wordsFor(spec, vocabulary);
  if (words) return `(${words.join(' ')})`;
  if (spec.completes === 'report') return '_zeref_report';
  if (spec.completes === 'folder') return '_files -/';
  return spec.completes ? '_files' : ' ';
}

/** A text in which these signs, and the backslash itself, have lost their meaning. */
function escaped(text: string, signs: string): string {
  return [...text].map((sign) => (sign === '\\' || signs.includes(sign) ? `\\${sign}` : sign)).join('');
}
