// npm start: builds the web app when its sources have changed, then becomes the server.
import { readEnv } from '#server/env.ts';

import { main } from './lib/main.ts';
import { resolveQuickly } from './lib/quick-resolution.ts';
import { buildWebIfStale } from './lib/web-build.ts';

await main(async () => {
  // Wrong settings are told before the build, which takes minutes the first time.
  readEnv(process.env);
  await buildWebIfStale();
  process.env.NODE_ENV ??= 'production';
  resolveQuickly();
  // In this same process: signals reach the server directly.
  await import('#server/main.ts');
});
