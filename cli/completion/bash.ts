import type { CommandSpec, OptionSpec } from '../command.ts';
import { quote, spellings, spellingsWithValue, type Vocabulary, wordsFor } from './words.ts';

/** A script for bash 3.2 and newer; paths are left to bash itself, which knows how to quote them. */
export function bashScript(vocabulary: Vocabulary): string {
  const { commands, globals } = vocabulary;
  const names = commands.map(({ name }) => name);
  return `# Completes zeref in bash: eval "$(zeref completion bash)"
_zeref_words() {
  COMPREPLY=($(compgen -P "$prefix" -W "$1" -- "$cur"))
  [[ \${#COMPREPLY[@]} -gt 0 ]] || compopt +o default 2>/dev/null
}

_zeref_report() {
  if [[ $cur != *:* ]]; then
    _zeref_words "$1"
    compopt -o nospace 2>/dev/null
  elif [[ $COMP_WORDBREAKS != *:* ]]; then
    local IFS=$'\\n'
    COMPREPLY=($(compgen -P "$prefix\${cur%%:*}:" -f -- "\${cur#*:}"))
    compopt -o filenames 2>/dev/null
  fi
}

_zeref() {
  local IFS=$' \\t\\n' cur="\${COMP_WORDS[COMP_CWORD]-}" prefix='' command='' wants='' given='' ended='' word i
  COMPREPLY=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]-}
    # bash makes three words of --format=text, and of json:file.
    if [[ $word == '=' && -n $wants ]]; then [[ $i -lt $COMP_CWORD ]] || cur=''
    elif [[ $word == ':' && -n $given ]]; then wants=$given: given=''; [[ $i -lt $COMP_CWORD ]] || cur=''
    elif [[ $i -eq $COMP_CWORD ]]; then break
    elif [[ -n $wants ]]; then given=$wants wants=''
    elif [[ $word == '--' ]]; then ended=1
    elif [[ $word == -* && -z $ended ]]; then
      given=''
      case "$command $word" in
        ${valued(commands)}) wants=$word ;;
      esac
    else
      given=''
      [[ -n $command ]] || command=$word
    fi
  done
  # Elsewhere it is one word, of which bash replaces all, or in version 3 what comes after the sign.
  if [[ $cur == --*=* ]]; then
    wants=\${cur%%=*} cur=\${cur#*=}
    [[ $COMP_WORDBREAKS == *=* ]] || prefix=$wants=
  fi
  if [[ -n $wants ]]; then
    case "$command $wants" in
${commands.flatMap((command) => command.options.flatMap((option) => value(command, option, vocabulary))).join('')}    esac
  elif [[ $cur == -* && -z $ended ]]; then
    case $command in
${commands.map((command) => line(quote(command.name), offer(optionWords([...command.options, ...globals])))).join('')}\
${line("''", offer(optionWords(globals)))}    esac
  else
    case $command in
${line("''", offer(names))}${commands.map((command) => positional(command, vocabulary)).join('')}    esac
  fi
}

complete -o default -F _zeref zeref
`;
}

const line = (pattern: string, action: string) => `      ${pattern}) ${action} ;;\n`;
const offer = (words: readonly string[]) => `_zeref_words ${quote(words.join(' '))}`;
const optionWords = (options: readonly OptionSpec[]) => options.flatMap(spellings);

/** Nothing at all, not even files. */
const NOTHING = offer([]);

/** A pattern of the options that are followed by a value. */
function valued(commands: readonly CommandSpec[]): string {
  const all = commands.flatMap(({ name, options }) =>
    options.flatMap(spellingsWithValue).map((option) => quote(`${name} ${option}`)),
  );
  return all.join(' | ') || "''";
}

function value(command: CommandSpec, option: OptionSpec, vocabulary: Vocabulary): string[] {
  const words = wordsFor(option, vocabulary);
  const pattern = spellingsWithValue(option).map((name) => quote(`${command.name} ${name}`));
  if (pattern.length === 0) return [];
  const formats = vocabulary.formats.map((format) => `${format}:`);
  const report = `_zeref_report ${quote(formats.join(' '))}`;
  if (option.completes === 'report') return [line(pattern.join(' | '), report)];
  if (words) return [line(pattern.join(' | '), offer(words))];
  return option.completes ? [] : [line(pattern.join(' | '), NOTHING)];
}

function positional({ name, positional: spec }: CommandSpec, vocabulary: Vocabulary): string {
  const words = spec && wordsFor(spec, vocabulary);
  if (words) return line(quote(name), offer(words));
  if (spec?.completes === 'folder') return line(quote(name), 'compopt +o default -o dirnames 2>/dev/null');
  return spec?.completes === 'path' ? '' : line(quote(name), NOTHING);
}
