/** Pages in config/ (spec/zeref-os.md, 1.2, 11.1 and 12.1). What is not known is left open, never made up (2.12). */

export const PROJECT = `---
project_name: # TODO
one_liner: # TODO
---

# Project

What this project is, for whom, and what is out of its scope. # TODO
`;

export const PERMISSIONS = `---
defaults:
  read_memory: allow
  append_event_log: allow
  write_memory: memory-keeper
  delete: ask
  write_external: ask
overrides: []
---

# Permissions

One writer at a time changes the pages of the memory; every agent may append to its event log, and none may edit it.
Nothing is deleted: what no longer holds is marked, or moved to \`memory/archive/\`. An override holds for one session.
`;

export const PARENT_SYNC = `---
enabled: false
parent_path: null
child_id: null
push_on: [approved_stop, manual_sync_parent]
push_content: [summary, decisions, risks, open_questions]
preserve_provenance: true
---

# Parent sync

Off until \`enabled\` is true and \`parent_path\` names the parent project. Nothing is sent before a person has approved it.
`;

export const BUDGET = `---
model_tier: auto
always_on_target_tokens: 2000
warn_at_tokens: 50000
hard_cap_tokens: 180000
verbosity:
  free: terse
  standard: balanced
  god-mode: detailed
boundary_first: true
pattern_detection: true
---

# Budget

| tier | tokens for one skill | what it does |
|---|---|---|
| HAIKU | 4000 | keeps writes to a minimum |
| SONNET | 8000 | works as usual |
| OPUS | 16000 | full sync, deep look at conflicts |

At \`warn_at_tokens\` the memory is consolidated; at \`hard_cap_tokens\` nothing but the end of the session is written.
`;

export const CLAUDE_OVERRIDES = `---
harness: claude-code
overrides: {}
---

# Claude overrides

What differs in Claude Code from the rules for all agents. What holds for every agent belongs in AGENTS.md.
`;
