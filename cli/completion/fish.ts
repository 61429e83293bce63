import type { CommandSpec, OptionSpec } from '../command.ts';
import { type Vocabulary, wordsFor } from './words.ts';

/** A script for fish 3 and newer. */
export function fishScript(vocabulary: Vocabulary): string {
  const { commands, globals, formats } = vocabulary;
  const lines = [
    ...commands.map(({ name, summary }) => complete(is(''), `-a ${quote(name)} -d ${quote(summary)}`)),
    ...globals.flatMap((option) => optionLines('', option, vocabulary)),
    ...commands.flatMap((command) => commandLines(command, vocabulary)),
  ];
  return `# Completes zeref in fish: zeref completion fish | source
function __zeref_is
    set -l words (commandline -poc)
    for word in $words[2..-1]
        if not string match -q -- '-*' $word
            test $word = "$argv[1]"
            return
        end
    end
    test -z "$argv[1]"
end

function __zeref_report
    set -l word (string replace -r -- '^--[^=]*=' '' (commandline -ct))
    set -l parts (string split -m 1 -- : $word)
    if test (count $parts) -gt 1
        for file in (__fish_complete_path $parts[2])
            printf '%s:%s\\n' $parts[1] $file
        end
    else
        printf '%s:\\n' ${formats.map(quote).join(' ')}
    end
end

complete -c zeref -e
complete -c zeref -f
${lines.join('')}`;
}

const complete = (condition: string, rest: string) => `complete -c zeref${condition} ${rest}\n`;

/** Holds while the command is this one; '' while there is none yet. */
const is = (command: string) => ` -n ${quote(`__zeref_is ${quote(command)}`)}`;

function commandLines(command: CommandSpec, vocabulary: Vocabulary): string[] {
  const { name, options, positional } = command;
  return [
    ...options.flatMap((option) => optionLines(is(name), option, vocabulary)),
    ...(positional ? [complete(is(name), argument(positional, vocabulary))] : []),
  ];
}

function optionLines(condition: string, option: OptionSpec, vocabulary: Vocabulary): string[] {
  const { name, alias, type, negatable, description } = option;
  const about = `-d ${quote(description)}`;
  const short = alias === undefined ? '' : ` -s ${alias}`;
  const value = type === 'boolean' ? '' : ` -r ${argument(option, vocabulary)}`;
  return [
    complete(condition, `-l ${name}${short}${value} ${about}`),
    ...(negatable ? [complete(condition, `-l no-${name} ${about}`)] : []),
  ];
}

function argument(spec: Pick<OptionSpec, 'choices' | 'completes'>, vocabulary: Vocabulary): string {
  const words = wordsFor(spec, vocabulary);
  if (words) return `-f -a ${quote(words.join(' '))}`;
  if (spec.completes === 'report') return `-f -a '(__zeref_report)'`;
  if (spec.completes === 'folder') return `-f -a '(__fish_complete_directories)'`;
  return spec.completes ? '-F' : '-f';
}

/** A text as one word of fish, where a backslash keeps its meaning within single quotes. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
