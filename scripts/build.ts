// npm run build: builds the web app and the server, even when nothing has changed.
import { main } from './lib/main.ts';
import { buildIfStale } from './lib/builds.ts';

await main(async () => {
  await buildIfStale({ always: true });
});
