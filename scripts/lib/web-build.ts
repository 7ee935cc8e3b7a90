import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from './fingerprint.ts';
import { root as repository } from './root.ts';
import { captureOutput } from './run-command.ts';

const stamp = 'apps/web/build/fingerprint';
const sources = ['apps/web', 'packages/contract', 'package-lock.json'];
const notSources = new Set(['build', 'node_modules', '.react-router', '.vite', 'test', 'kit', 'fingerprint']);
const builder = 'node_modules/.bin/react-router';

/**
 * Builds the web app unless the existing build was made from exactly these sources, here or on another machine.
 *
 * @throws Error when it has to be built and the build tools are not installed (`npm ci --omit=dev`)
 */
export async function buildWebIfStale({ always = false, root = repository } = {}): Promise<void> {
  const wanted = fingerprint(root, sources, notSources);
  const existing = builtFrom(root);
  if (!always && wanted === existing) return;
  if (!existsSync(path.join(root, builder))) throw new Error(withoutBuilder(existing !== undefined));
  const since = performance.now();
  console.log('Building the web app …');
  rmSync(path.join(root, stamp), { force: true });
  await build(root, 'en');
  const sinceSecond = performance.now();
  await build(root, 'ml');
  writeFileSync(path.join(root, stamp), wanted);
  console.log(`The web app is built (${seconds(since)} s, ${seconds(sinceSecond)} s of it in Malayalam).`);
}

function withoutBuilder(hasBuild: boolean): string {
  const found = hasBuild
    ? 'The build in apps/web/build was made from other sources'
    : 'There is no build in apps/web/build';
  return (
    `${found}, and the tools that build the web app are not installed. ` +
    'Copy apps/web/build from a checkout of the same version where npm run build has run, or install with npm ci.'
  );
}

/** One after the other: the second build adds its files to those of the first. */
async function build(root: string, language: 'en' | 'ml'): Promise<void> {
  const { ok, output } = await captureOutput([path.join(root, builder), 'build'], {
    cwd: path.join(root, 'apps/web'),
    env: { NODE_ENV: 'production', SITE_LANGUAGE: language },
  });
  if (!ok) throw new Error(`The web app does not build (${language}):\n${output}`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function builtFrom(root: string): string | undefined {
  try {
    return readFileSync(path.join(root, stamp), 'utf8');
  } catch {
    return undefined;
  }
}
