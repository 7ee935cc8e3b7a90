// npm run build: builds the web app, even when nothing has changed.
import { main } from './lib/main.ts';
import { buildWebIfStale } from './lib/web-build.ts';

await main(() => buildWebIfStale({ always: true }));
