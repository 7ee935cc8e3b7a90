import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { siteVersion } from '@sangamam/contract/site-version';

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** The newest tag of a release (`v1.4.2`) that is not of this commit; undefined where there is none. */
export async function newestRelease(): Promise<string | undefined> {
  const tags = async (...which: string[]) =>
    (await git('tag', '--sort=-version:refname', ...which)).split('\n');
  const here = await tags('--points-at', 'HEAD');
  return (await tags('--list', 'v[0-9]*')).find((tag) => tag !== '' && !here.includes(tag));
}

/**
 * Writes the tree of a tag or commit to `folder` and installs its packages.
 *
 * @throws Error for a name that is unknown, and when the installation fails
 */
export async function installVersion(name: string, folder: string): Promise<void> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new Error(`There is no tag or commit ${name} here. A clone may lack tags: git fetch --tags`);
  });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, '..', 'version.tar');
  await git('archive', '--output', archive, commit);
  await execute('tar', ['--extract', '--file', archive, '--directory', folder]);
  await execute('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
}

/** How this version is called in a report: `1.1.0 (3f9c2ab1)`. */
export async function thisVersion(): Promise<string> {
  return `${siteVersion} (${await git('rev-parse', '--short', 'HEAD')})`;
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: root });
  return stdout.trim();
}
