// npm start: builds the web app when its sources have changed, then becomes the server.
import { enableCompileCache, flushCompileCache } from 'node:module';

import { readEnv } from '#server/env.ts';

import { main } from './lib/main.ts';
import { resolveQuickly } from './lib/quick-resolution.ts';
import { inRoot } from './lib/root.ts';
import { buildWebIfStale } from './lib/web-build.ts';

await main(async () => {
  // Wrong settings are told before the build, which takes minutes the first time.
  readEnv(process.env);
  await buildWebIfStale();
  process.env.NODE_ENV ??= 'production';
  resolveQuickly();
  // Compiled code of an earlier start saves a third of the processor time of this one. Without write access there is none.
  enableCompileCache(inRoot('node_modules/.cache/compiled'));
  // In this same process: signals reach the server directly.
  await import('#server/main.ts');
  flushCompileCache();
});
