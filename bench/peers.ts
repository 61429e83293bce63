import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('bench/.cache/peers');

/** Pinned, and never a dependency of the project: each run of a bench may do without them. */
const VERSIONS: Readonly<Record<string, string>> = {
  'markdownlint-cli2': '0.22.1',
  'remark-cli': '12.0.1',
  'remark-frontmatter': '5.0.0',
  'remark-preset-lint-recommended': '7.0.1',
};

/** Installs the peers into the cache, once. @returns their node_modules, or why there is none */
export function installPeers(): { folder: string } | { missing: string } {
  const manifest = JSON.stringify({ private: true, dependencies: VERSIONS });
  const stamp = path.join(FOLDER, 'installed.json');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === manifest) return { folder: FOLDER };
  try {
    fs.rmSync(FOLDER, { recursive: true, force: true });
    fs.mkdirSync(FOLDER, { recursive: true });
    fs.writeFileSync(path.join(FOLDER, 'package.json'), manifest);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'pipe',
    });
    fs.writeFileSync(stamp, manifest);
    return { folder: FOLDER };
  } catch (error) {
    return { missing: `no peers: npm could not install them (${String(error).split('\n')[0]})` };
  }
}
