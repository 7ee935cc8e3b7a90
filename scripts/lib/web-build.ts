import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { fingerprint } from './fingerprint.ts';
import { inRoot } from './root.ts';
import { captureOutput } from './run-command.ts';

const stamp = inRoot('apps/web/build/fingerprint');
const sources = ['apps/web', 'packages/contract', 'package-lock.json'].map((each) => inRoot(each));
const notSources = new Set(['build', 'node_modules', '.react-router', '.vite', 'test', 'fingerprint']);

/** Builds the web app unless the existing build was made from exactly these sources. */
export async function buildWebIfStale({ always = false } = {}): Promise<void> {
  const wanted = fingerprint(sources, notSources);
  if (!always && wanted === builtFrom()) return;
  const since = performance.now();
  console.log('Building the web app …');
  rmSync(stamp, { force: true });
  await build('en');
  const sinceSecond = performance.now();
  await build('ml');
  writeFileSync(stamp, wanted);
  console.log(`The web app is built (${seconds(since)} s, ${seconds(sinceSecond)} s of it in Malayalam).`);
}

/** One after the other: the second build adds its files to those of the first. */
async function build(language: 'en' | 'ml'): Promise<void> {
  const { ok, output } = await captureOutput(['react-router', 'build'], {
    cwd: inRoot('apps/web'),
    env: { NODE_ENV: 'production', SITE_LANGUAGE: language },
  });
  if (!ok) throw new Error(`The web app does not build (${language}):\n${output}`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
