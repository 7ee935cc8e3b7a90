// An app that only runs an embedded PostgreSQL, for tests that kill it: prints the address, ends on SIGTERM.
import { startEmbeddedPostgres } from '../src/start-embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir });
const alive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(alive);
  void postgres.stop();
});
console.log(postgres.url);
