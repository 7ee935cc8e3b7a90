import { enableCompileCache } from 'node:module';

import { resolveQuickly } from '../lib/quick-resolution.ts';
import { inRoot } from '../lib/root.ts';

/** Runs one verb of `npm run site` as a process of its own: it finds and compiles its sources as quickly as `npm start`. */
export async function runQuickly(words: readonly string[]): Promise<void> {
  resolveQuickly();
  enableCompileCache(inRoot('node_modules/.cache/compiled'));
  const { runSite } = await import('./run-site.ts');
  process.exitCode = await runSite(words);
}
