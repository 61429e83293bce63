/** The four registers as they begin: preamble, the format of an entry in a fence, and no entry (spec/zeref-os.md, 2). */

export const DECISIONS = `# DECISIONS

What was decided, and why. Append-only at the top: the newest entry stands first, and none is taken out. One that
no longer holds gets \`[SUPERSEDED by <id> <time>]\` at the end of its heading.

## Format

\`\`\`
### D<n> — YYYY-MM-DD — <title>
**Decided**: <what holds from now on>
**Why**: <the reason>
**Evidence**: high | medium (a decision on low evidence is an open question)
**Provenance**: <session, event hash or person>
**Supersedes**: <id of the earlier decision, if there is one>
\`\`\`

---

(No decisions yet.)
`;

export const OPEN_QUESTIONS = `# OPEN QUESTIONS

What nobody has decided yet. Append-only at the top: the newest entry stands first. An answered question stays, with
\`**Status**: resolved\` and the decision that answers it.

## Format

\`\`\`
### Q<n> — YYYY-MM-DD — <question>
**Asked by**: agent | user
**Blocks**: <what cannot go on without an answer>
**Owner**: <who decides>
**Notes**: <what is known so far>
\`\`\`

---

(No open questions yet.)
`;

export const RISKS = `# RISKS

What may go wrong. Append-only at the top: the newest entry stands first. A risk that is over stays, with its status.

## Format

\`\`\`
### R<n> — YYYY-MM-DD — <title>
**Severity**: high | medium | low
**Likelihood**: high | medium | low
**Impact**: <what happens then>
**Mitigation**: <what is done about it>
**Status**: open | mitigated | accepted | retired
\`\`\`

---

(No risks yet.)
`;

export const CONFLICTS = `# CONFLICTS

Claims that contradict each other, until a person decides. Append-only at the top: the newest entry stands first. The
newer claim, or the one with better evidence, does not win by itself.

## Format

\`\`\`
### C<n> — YYYY-MM-DD — <title>
**Status**: open | snoozed-until-done | resolved
**Side A**: <claim> (evidence: <grade>, source: <hash>, ts: <time>)
**Side B**: <claim> (evidence: <grade>, source: <hash>, ts: <time>)
**Detected by**: <agent, event hash>
**Snooze reason**: <why it waits, once it is snoozed>
**Resolution**: <the decision and its time; empty until then>
\`\`\`

---

(No conflicts yet.)
`;
