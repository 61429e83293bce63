/** Privacy files at the top of a project (spec/zeref-os.md, 5.1, 5.3 and 5.4). */

import type { PrivacyMode } from '../../privacy/modes.ts';

export const privacyPage = (mode: PrivacyMode) => `---
mode: ${mode}
abstract_rules:
  strip_pii: true
  strip_internal_paths: true
  strip_credentials: true
  strip_numbers: false
local_only_blocks: [memory/sync/outbound/, memory/sync/parent/]
connectors_default: off
external_transmission: off
---

# Privacy

\`mode\` says how text reaches the memory:

- \`abstract\`: what belongs to a class that REDACT.md turns on is replaced first.
- \`local-only\`: as abstract, and nothing leaves this machine: no parent sync, no connectors, no handoff.
- \`exact\`: text is written as it is. Credentials are replaced all the same.

REDACT.md lists the classes, SHARING_POLICY.md the connectors.
`;

export const REDACT = `---
classes:
  credentials:
    enabled: true
    patterns: [api_keys, oauth_tokens, ssh_private_keys, database_connection_strings, env_values]
  pii:
    enabled: true
    patterns: [email_addresses, phone_numbers, physical_addresses, government_ids, birth_dates]
  email:
    enabled: true
    patterns: [email_addresses_standalone]
  internal_paths:
    enabled: true
    patterns: [absolute_filesystem_paths, hostnames, internal_urls]
  client_data:
    enabled: false
    patterns: [client_names, account_ids, contract_numbers]
  financial:
    enabled: false
    patterns: [dollar_amounts, revenue_figures, headcount]
  proprietary_code:
    enabled: false
    patterns: [internal_function_names, proprietary_algorithms]
---

# What is redacted

| class | what it is | what stands there instead |
|---|---|---|
| credentials | keys, tokens, passwords; always on | \`<REDACTED:credential>\` |
| pii | names, phones, addresses, ids of people | \`<user:…>\`, the same mark for the same person |
| email | an address by itself | \`[PII:email]\` |
| internal_paths | absolute paths, hosts, internal URLs | \`<repo>/…\` |
| client_data | clients, their accounts and contracts | a mark |
| financial | amounts, revenue, headcount | an order of magnitude |
| proprietary_code | names and algorithms of your own | \`<REDACTED:internal>\` |

Where it is not clear what a text is, nothing is written until a person has said so.
`;

export const SHARING_POLICY = `---
defaults:
  read_project_context: false
  write_external: false
connectors: {}
---

# Sharing

What is not named above is off. A connector is turned on by an entry of its own under \`connectors\`:

\`\`\`yaml
connectors:
  <name>:
    enabled: true
    read_project_context: false
    allowed_surfaces: []
    redact_classes: [credentials, pii, internal_paths]
\`\`\`

Every write to the outside is approved by a person, one at a time, and the classes named are replaced in it.
`;
