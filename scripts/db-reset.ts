// npm run db:reset [-- --yes]: deletes the embedded database and the uploaded files, after confirmation.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

import { removeEmbeddedPostgres } from '@sangamam/embedded-postgres/remove-embedded-postgres';
import { readEnv } from '#server/env.ts';

import { main } from './lib/main.ts';

await main(async () => {
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl !== undefined) {
    throw new Error(
      'DATABASE_URL is set. Only the embedded database is deleted here, never one of your own.',
    );
  }
  if (!process.argv.includes('--yes') && !(await confirmed(dataDir))) {
    console.log('Nothing was deleted.');
    return;
  }
  await removeEmbeddedPostgres(dataDir);
  rmSync(path.join(dataDir, 'files'), { recursive: true, force: true });
  console.log('Deleted. The next start begins with a fresh demo.');
});

async function confirmed(dataDir: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete every registration and file under ${dataDir}? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
