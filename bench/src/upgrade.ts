// npm run test:upgrade [-- <tag or commit>]: a site of an earlier version is used, upgraded, used by both versions at once and
// taken back, as UPGRADING.md says. Without a name the newest tag of a release is taken; without a tag there is nothing to do.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { registerFamily } from './first-family/register-family.ts';
import { startWithNpm, type StartedSite } from './start-with-npm.ts';
import { installVersion, newestRelease, thisVersion } from './upgrade/earlier-version.ts';
import { lostTotals, readTotals, type Totals } from './upgrade/table-totals.ts';

const name = process.argv[2] ?? (await newestRelease());
if (name === undefined) console.log('No earlier release has a tag here: there is nothing to upgrade from.');
else await tryUpgrade(name);

async function tryUpgrade(earlier: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-upgrade-'));
  const versionFolder = path.join(folder, 'earlier');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
  const mails = await startMailServer();
  const sites = new Set<StartedSite>();
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: mails.url,
    DEMO: 'on',
  };
  const start = async (of?: string) => {
    const site = await startWithNpm(environment, of);
    sites.add(site);
    return site;
  };
  const stop = async (site: StartedSite) => {
    await site.stop();
    sites.delete(site);
  };
  const numbers: string[] = [];
  const register = async (site: StartedSite) => {
    const { permanentNumber } = await registerFamily(site.origin, mails);
    numbers.push(permanentNumber);
    return permanentNumber;
  };

  try {
    await step(`install ${earlier}`, () => installVersion(earlier, versionFolder));
    const before = await step('start it, register a family, stop it', async () => {
      const site = await start(versionFolder);
      await register(site);
      await stop(site);
      return readTotals(postgres.url);
    });
    await step(`back up and migrate with ${await thisVersion()}`, async () => {
      await command(['backup', path.join(folder, 'backup')], environment);
      await command(['migrate'], environment);
      requireSame(before, await readTotals(postgres.url));
      return `${before.size} counts and sums are the same`;
    });
    await step('the earlier version goes on, and both serve beside each other', async () => {
      const old = await start(versionFolder);
      await register(old);
      const current = await start();
      await Promise.all([register(old), register(current)]);
      await stop(old);
      await register(current);
      await stop(current);
    });
    await step('go back to the earlier version', async () => {
      const back = await start(versionFolder);
      await register(back);
      await stop(back);
    });
    await step('read the backup of before the upgrade, as this version restores it', () =>
      command(['backup', 'verify', path.join(folder, 'backup'), '--restore'], environment),
    );
    if (new Set(numbers).size !== numbers.length)
      throw new Error(`A number was given twice: ${numbers.join(', ')}`);
    console.log(`\nFrom ${earlier} to ${await thisVersion()} and back: ${numbers.join(', ')} registered.`);
  } finally {
    for (const site of sites) await site.stop();
    await mails.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  const result = await work();
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  console.log(`✓ ${title} (${seconds} s)${typeof result === 'string' ? `: ${result}` : ''}`);
  return result;
}

/** Runs a verb of `npm run site` of this version. @throws Error with its output when it fails */
async function command(verb: string[], environment: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/site.ts', ...verb], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...environment },
  });
}

function requireSame(before: Totals, after: Totals): void {
  const lost = lostTotals(before, after);
  if (lost.length > 0) throw new Error(`The upgrade changed what was there:\n${lost.join('\n')}`);
}
