import { joinRoot } from '../roots/paths.ts';
import type { Config, Diagnostic, Finding, RootInfo, Rule, RuleLevel, Severity } from '../types.ts';
import { atLeast, weaker } from './severity.ts';
import { isUntouchable } from './untouchable.ts';

/** What a rule is set to: the config's word, else its own. */
export function levelOf(rule: Rule, config: Config): RuleLevel {
  return Object.hasOwn(config.rules, rule.id) ? config.rules[rule.id]! : rule.severity;
}

/** Takes findings in, keeps at most `limit` of them, the graver ones first, and counts all. */
export class Settler {
  readonly counts = { error: 0, warning: 0, info: 0 };
  readonly byRule = new Map<string, number>();
  omitted = 0;
  readonly #kept: Readonly<Record<Severity, Diagnostic[]>> = { error: [], warning: [], info: [] };
  #room: number;

  constructor(limit: number) {
    this.#room = limit;
  }

  /** @param root that the finding's path is relative to */
  add(rule: Rule, level: Severity, root: Pick<RootInfo, 'path'>, finding: Finding): void {
    const severity = finding.severity ? weaker(level, finding.severity) : level;
    this.counts[severity]++;
    this.byRule.set(rule.id, (this.byRule.get(rule.id) ?? 0) + 1);
    if (this.#makeRoom(severity)) this.#kept[severity].push(diagnose(rule, severity, root, finding));
    else this.omitted++;
  }

  /** The kept diagnostics by path, place and rule. */
  sorted(): Diagnostic[] {
    return Object.values(this.#kept)
      .flat()
      .sort(
        (a, b) =>
          order(a.path, b.path) || a.line - b.line || a.column - b.column || order(a.ruleId, b.ruleId),
      );
  }

  /** Takes a place, if need be that of a finding that weighs less. */
  #makeRoom(severity: Severity): boolean {
    if (this.#room > 0) {
      this.#room--;
      return true;
    }
    const lighter = (['info', 'warning'] as const).find(
      (other) => !atLeast(other, severity) && this.#kept[other].length > 0,
    );
    if (lighter === undefined) return false;
    this.#kept[lighter].pop();
    this.omitted++;
    return true;
  }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function diagnose(
  rule: Rule,
  severity: Severity,
  root: Pick<RootInfo, 'path'>,
  finding: Finding,
): Diagnostic {
  const { path, severity: _, repair, ...rest } = finding;
  return {
    ruleId: rule.id,
    severity,
    ...rest,
    ...(repair && !isUntouchable(repair) && { repair }),
    path: joinRoot(root, path),
    root: root.path,
    docs: `docs/rules/${rule.id}.md`,
  };
}
