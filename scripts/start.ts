// npm start: builds the web app and the server when their sources have changed, then becomes the server.
import { enableCompileCache, flushCompileCache } from 'node:module';

import { buildIfStale, builtServer, findBuilds } from './lib/builds.ts';
import { main } from './lib/main.ts';
import { inRoot } from './lib/root.ts';

await main(async () => {
  process.env.NODE_ENV ??= 'production';
  let builds = findBuilds();
  if (!builds.isComplete) {
    // Wrong settings are told before the build, which takes minutes the first time.
    const { readEnv } = await import('#server/env.ts');
    readEnv(process.env);
    builds = await buildIfStale();
  }
  // Compiled code of an earlier start saves a third of the processor time of this one. Without write access there is none.
  enableCompileCache(inRoot('node_modules/.cache/compiled'));
  // In this same process: signals reach the server directly.
  if (builds.hasServer) {
    process.setSourceMapsEnabled(true);
    await import(inRoot(builtServer));
  } else {
    const { resolveQuickly } = await import('./lib/quick-resolution.ts');
    resolveQuickly();
    await import('#server/main.ts');
  }
  flushCompileCache();
});
