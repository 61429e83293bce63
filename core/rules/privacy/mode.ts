import { readMode } from '../../privacy/mode.ts';
import type { MemoryProject, ProjectRule, Severity } from '../../types.ts';

export const rule: ProjectRule = {
  id: 'privacy/mode',
  scope: 'project',
  summary: 'PRIVACY.md does not say which mode holds',
  severity: 'error',
  layouts: ['flat', 'typed', 'untyped'],
  why: 'The mode decides what may be written and what may leave the machine. One that is missing or misspelt counts as `local-only`, the strictest, so that a slip of the pen never lets anything out. A PRIVACY.md without frontmatter, where nothing else speaks of Zeref OS, may be the legal text of that name: it is a warning.',
  fix: 'Begin PRIVACY.md with `---`, `mode: abstract` (or `exact`, or `local-only`) and `---`. Blank lines and HTML comments may stand above. The nearest PRIVACY.md holds, from the memory folder up to the top of the repository.',
  examples: {
    path: 'PRIVACY.md',
    bad: '---\nmode: Abstract\n---\n\n# Privacy\n',
    ok: '---\nmode: abstract\n---\n\n# Privacy\n',
  },
  *check(project) {
    const page = project.pages.find(({ role }) => role === 'privacy');
    if (!page) return;
    const { path, document, fault: unread } = page;
    if (!document) {
      yield { path, line: 1, column: 1, message: inEffect(`PRIVACY.md ${unread}`), key: 'unreadable' };
      return;
    }
    const { fault } = readMode(document);
    if (!fault) return;
    const { kind, start, end, message, hint, key } = fault;
    const isProse = kind === 'none' || (kind === 'encoding' && document.frontmatter.state === 'none');
    const severity: Severity = isProse && !isOfZeref(project) ? 'warning' : 'error';
    yield { path, ...document.place(start, end), message: inEffect(message, hint), key, severity };
  },
};

const inEffect = (what: string, hint?: string) =>
  `${what}, so local-only holds; the modes are exact, abstract and local-only${hint === undefined ? '' : `; ${hint}`}`;

/** Whether anything but the name of PRIVACY.md says that the project keeps to Zeref OS. */
function isOfZeref({ roots, registry, pages }: MemoryProject): boolean {
  return registry !== undefined || pages.length > 1 || roots.some(({ layout }) => layout === 'flat');
}
