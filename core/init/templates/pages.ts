/** The pages of a flat memory as they begin, and the index of a typed one (spec/zeref-os.md, 2.6 to 2.9). */

export const HOT = `# memory/hot.md

> Where the project stands; read first. At most 3 sections \`## Session YYYY-MM-DD — <purpose>\`, newest first, each with 3 to 5 bullets, and 500 words in all.

(No sessions yet.)

---

_Carry forward: nothing yet._
`;

export const INDEX = `# INDEX (domain map)

Which page knows about what. One row for each domain; the page exists in this folder.

## Format

\`\`\`
| Domain | Page | Last Updated | Evidence | Summary |
|---|---|---|---|---|
| <domain> | \`<page>.md\` | YYYY-MM-DD | high, medium or low | <one line> |
\`\`\`

## Domains

| Domain | Page | Last Updated | Evidence | Summary |
|---|---|---|---|---|

---

## Standard pages

- \`hot.md\`: where the project stands
- \`MEMORY.md\`: notes of the agent, traps it met
- \`DECISIONS.md\`, \`OPEN_QUESTIONS.md\`, \`RISKS.md\`, \`CONFLICTS.md\`: the registers
- \`glossary.md\`: words of this project

## Reading rules

1. Read \`hot.md\` first; most sessions need no more.
2. Else look here for the page, and read the one section that is needed.
3. Never read whole pages to see what is in them.
`;

export const NOTES = `<!-- Written by the agent. The first 200 lines are loaded at each start. A note is a hint, not a proof: check it before you rely on it. -->

# MEMORY

## Notes

(No notes yet. Each is \`### YYYY-MM-DD — <title>\` and a few lines.)

## Traps observed

(No traps yet. Each says when it was, what was tried, what went wrong, and what to do instead.)

## Active team

(none)
`;

export const GLOSSARY = `# Glossary

Words of this project, so that nobody has to guess what they mean.

## Terms

| Term | Meaning |
|---|---|
`;

export const TYPED_INDEX = `# Memory Index

<!-- One line a fact: "- [Title](file.md) — what it says". A fact is a file of its own beside this one, with the fields name, description and type (user, feedback, project or reference). -->
`;
