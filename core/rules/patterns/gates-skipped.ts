import type { RootRule } from '../../types.ts';

/** So many events need no gate yet (spec/zeref-os.md 3.4). */
const FEW_EVENTS = 5;

export const rule: RootRule = {
  id: 'patterns/gates-skipped',
  scope: 'root',
  summary: 'the event log has more than five events and no gate among them',
  severity: 'info',
  layouts: ['flat'],
  why: 'Where a zeref-registry.json exists, budget-gate, skill-route and prompt-gate are due before work. A log without any suggests that they are skipped.',
  fix: 'Let the agent log its gates, or take no notice if the project does not use them.',
  examples: {
    path: 'patterns/PATTERNS.jsonl',
    bad: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 0"},"hash":"sha256:b62f16debc3399f2f06b1adbb619b6f4a00f11d476c039ad1b8264dea06f342b"}\n{"ts":"2026-06-08T14:01:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 1"},"hash":"sha256:d7432cde1a6213367a74b68ceb6449541d15c2621656c47f8bb848b1d9a482c3"}\n{"ts":"2026-06-08T14:02:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 2"},"hash":"sha256:26c5f421e9d6653a57331bf1423ef00e3b17002046e5c1a4553e146b869e0546"}\n{"ts":"2026-06-08T14:03:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 3"},"hash":"sha256:833efc1031988925a4f5d6a6089128224c9a71a158d6db7990265aa7e8485e94"}\n{"ts":"2026-06-08T14:04:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 4"},"hash":"sha256:2dcde5220c9ec69dd89352b78ace0005c108e06cb4920dc9e77795989a31afbd"}\n{"ts":"2026-06-08T14:05:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 5"},"hash":"sha256:67485abcf4561d29381cb8b501fd24eb239b4f79e0be777de5414e6273f7c183"}\n',
    ok: '{"ts":"2026-06-08T14:00:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 0"},"hash":"sha256:b62f16debc3399f2f06b1adbb619b6f4a00f11d476c039ad1b8264dea06f342b"}\n{"ts":"2026-06-08T14:01:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 1"},"hash":"sha256:d7432cde1a6213367a74b68ceb6449541d15c2621656c47f8bb848b1d9a482c3"}\n{"ts":"2026-06-08T14:02:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 2"},"hash":"sha256:26c5f421e9d6653a57331bf1423ef00e3b17002046e5c1a4553e146b869e0546"}\n{"ts":"2026-06-08T14:03:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 3"},"hash":"sha256:833efc1031988925a4f5d6a6089128224c9a71a158d6db7990265aa7e8485e94"}\n{"ts":"2026-06-08T14:04:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 4"},"hash":"sha256:2dcde5220c9ec69dd89352b78ace0005c108e06cb4920dc9e77795989a31afbd"}\n{"ts":"2026-06-08T14:05:00Z","agent":"memory-keeper","event":"wiki-write","target":"memory/DECISIONS.md","payload":{"summary":"note 5"},"hash":"sha256:67485abcf4561d29381cb8b501fd24eb239b4f79e0be777de5414e6273f7c183"}\n{"ts":"2026-06-08T14:09:00Z","agent":"budget-governor","event":"budget-gate","target":"task-17","payload":{"weight":"HIGH","tier":"SONNET","match":"OK"},"hash":"sha256:3733c73d3e306021a2508f4eaec62626fbda23a5ce6690d15a5e0eded66c2ffd"}\n',
  },
  *check({ log }, { registry }) {
    if (!registry || !log || log.gates > 0 || log.events <= FEW_EVENTS) return;
    const message = `${log.events} events, and no budget-gate, skill-route or prompt-gate among them`;
    yield { path: log.path, line: 1, column: 1, message, key: 'no-gates' };
  },
};
