// npm run bench:family-cost: the processor time of a family from its first page to its permanent number, for site and database.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { registerFamily } from './first-family/register-family.ts';
import { databaseCpuSeconds } from './growth/database-cost.ts';
import { startSiteProcess } from './web/start-site-process.ts';

/** Families whose whole registration is measured, after some in which the code is compiled. */
const [measured, warming] = [30, 10];

console.log('\nA family from its first page to its permanent number: processor time in milliseconds');
console.table(await costOfRegistration());

async function costOfRegistration(): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-growth-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const mails = await startMailServer();
  const site = await startSiteProcess({
    dataDir: path.join(folder, 'files'),
    environment: { DATABASE_URL: postgres.url, DEMO: 'on', SMTP_URL: mails.url },
  });
  try {
    const cpu = async () => [await site.cpuSeconds(), databaseCpuSeconds(folder)] as const;
    for (let family = 0; family < warming; family += 1) await registerFamily(site.origin, mails);
    const [siteBefore, databaseBefore] = await cpu();
    for (let family = 0; family < measured; family += 1) await registerFamily(site.origin, mails);
    const [siteAfter, databaseAfter] = await cpu();
    const milliseconds = (seconds: number) => Math.round((seconds / measured) * 1_000);
    return {
      'the site': milliseconds(siteAfter - siteBefore),
      'the database': milliseconds(databaseAfter - databaseBefore),
    };
  } finally {
    await site.stop();
    await mails.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
