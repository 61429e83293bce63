import type { PrivacyMode } from '../privacy/modes.ts';
import { CONFIG_NAME, FLAT_FOLDERS, LOG_PATH } from '../roots/table.ts';
import type { Surroundings } from '../sources/surroundings.ts';
import type { Choice, InitLayout } from './choice.ts';
import { BUDGET, CLAUDE_OVERRIDES, PARENT_SYNC, PERMISSIONS, PROJECT } from './templates/config.ts';
import { FLAT_PAGES } from './templates/flat.ts';
import { GLOSSARY, TYPED_INDEX } from './templates/pages.ts';
import { privacyPage, REDACT, SHARING_POLICY } from './templates/privacy.ts';
import { attributeLines, configText, GITIGNORE } from './templates/settings.ts';

/** A file that a new memory needs. */
export interface PlannedFile {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
  /** What it is for, in a few words. */
  readonly why: string;
}

/**
 * The files of a new memory, without those that another one stands in for, in the order they are written: the one that makes the layout known comes first, so that
 * a run that was cut off is taken up where it stopped.
 */
export function planFiles({ layout, privacy }: Choice, around: Surroundings): readonly PlannedFile[] {
  return [
    ...(layout === 'flat' ? flatMemory() : typedMemory()),
    ...(privacy === undefined || around.privacy !== undefined ? [] : privacyFiles(privacy)),
    ...(layout === 'flat' ? configPages() : []),
    ...settings(layout, around),
  ];
}

function flatMemory(): PlannedFile[] {
  return [
    file('memory/hot.md', FLAT_PAGES['hot.md'], 'where the project stands, read first'),
    file('memory/index.md', FLAT_PAGES['index.md'], 'which page knows about what'),
    file('memory/MEMORY.md', FLAT_PAGES['MEMORY.md'], 'notes of the agent'),
    file('memory/DECISIONS.md', FLAT_PAGES['DECISIONS.md'], 'what was decided, and why'),
    file('memory/OPEN_QUESTIONS.md', FLAT_PAGES['OPEN_QUESTIONS.md'], 'what nobody has decided yet'),
    file('memory/RISKS.md', FLAT_PAGES['RISKS.md'], 'what may go wrong'),
    file('memory/CONFLICTS.md', FLAT_PAGES['CONFLICTS.md'], 'claims that contradict each other'),
    file('memory/glossary.md', GLOSSARY, 'words of this project'),
    file(`memory/${LOG_PATH}`, '', 'the event log'),
    ...FLAT_FOLDERS.filter((folder) => !LOG_PATH.startsWith(`${folder}/`)).map((folder) =>
      file(`memory/${folder}/.gitkeep`, '', 'git keeps no empty folder'),
    ),
    file('memory/.gitignore', GITIGNORE, 'git passes over locks'),
  ];
}

function typedMemory(): PlannedFile[] {
  return [
    file('memory/MEMORY.md', TYPED_INDEX, 'the index of facts'),
    file('memory/.gitignore', GITIGNORE, 'git passes over locks'),
  ];
}

function privacyFiles(mode: PrivacyMode): PlannedFile[] {
  return [
    file('PRIVACY.md', privacyPage(mode), `privacy, mode ${mode}`),
    file('REDACT.md', REDACT, 'what is replaced before it is written'),
    file('SHARING_POLICY.md', SHARING_POLICY, 'what may leave: nothing yet'),
  ];
}

function configPages(): PlannedFile[] {
  return [
    file('config/PROJECT.md', PROJECT, 'what the project is, to be filled in'),
    file('config/PERMISSIONS.md', PERMISSIONS, 'who may write what'),
    file('config/PARENT_SYNC.md', PARENT_SYNC, 'the parent project: off'),
    file('config/BUDGET.md', BUDGET, 'what the memory may cost'),
    file('config/claude-overrides.md', CLAUDE_OVERRIDES, 'what differs in Claude Code'),
  ];
}

function settings(layout: InitLayout, { config, schema }: Surroundings): PlannedFile[] {
  return [
    ...(config !== undefined ? [] : [file(CONFIG_NAME, configText(layout, schema), 'settings of zeref')]),
    file('.gitattributes', `${attributeLines(layout).join('\n')}\n`, 'git leaves the bytes of memory alone'),
  ];
}

const file = (path: string, text: string, why: string): PlannedFile => ({ path, text, why });
