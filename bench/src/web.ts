// npm run bench:web: measures the production build with the demo content, as visitors get it, against its targets. Page
// names after the command (`npm run bench:web -- /faq`) measure only those pages; BENCH_ROUNDS sets the number of
// rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { demoPassword } from '@sangamam/server/seed/factories/demo-password.ts';
import { chromium } from 'playwright';

import { browserFlags, browserPath } from './web/browser.ts';
import { startFront } from './web/http2-front.ts';
import { pagesPerCore } from './web/pages-per-core.ts';
import { publicPages } from './web/public-pages.ts';
import { startSiteProcess } from './web/start-site-process.ts';
import { heading, compareWithTarget, pageTargets, portalTargets, rateTarget } from './web/targets.ts';
import { watchPage } from './web/watch-page.ts';
import { measurePageWeights, type Weight } from './web/measure-page-weights.ts';

const portalPages = ['/my-account', '/participants', '/packages', '/addons', '/review', '/change-password'];
/** A demo family with an unfinished registration, so that every step of it can be opened. */
const family = { username: 'jerin.valiyaparambil@example.net', password: demoPassword };

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('BENCH_ROUNDS has to be 1 or more');
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const watched = asked.length > 0 ? publicPages.filter((page) => asked.includes(page)) : publicPages;

let missed = 0;
const show = (value: number | undefined, target: Parameters<typeof compareWithTarget>[1]) => {
  const { cell, reached } = compareWithTarget(value, target);
  if (!reached) missed += 1;
  return cell;
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const front = await startFront();
const portal = asked.length > 0 ? new Map<string, Weight>() : await weighPortal();
const site = await startSiteProcess({ dataDir, publicUrl: front.origin });
front.leadTo(site.origin);
try {
  const rate = await pagesPerCore(site, '/', rounds);

  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  const weights = await measurePageWeights(browser, { origin: site.origin, paths: watched });
  await browser.close();

  const table: Record<string, Record<string, string>> = {};
  const complaints: string[] = [];
  for (const page of watched) {
    process.stdout.write(`${page} `);
    const verdict = await watchPage(`${front.origin}${page}`, { rounds });
    const measured = { ...verdict, ...weights.get(page) } as Partial<
      Record<keyof typeof pageTargets, number>
    >;
    table[page] = Object.fromEntries(
      (Object.keys(pageTargets) as (keyof typeof pageTargets)[]).map((name) => [
        heading(pageTargets[name]),
        show(measured[name], pageTargets[name]),
      ]),
    );
    if (verdict.complaints.length > 0) complaints.push(`${page}: ${verdict.complaints.join(', ')}`);
  }

  console.log(`\n\nPublic pages on a phone, medians of ${rounds} runs: Lighthouse 13 over HTTP/2`);
  console.log('(scores with its own throttling, LCP with throttling applied; weights as gzip)\n');
  console.table(table);
  for (const complaint of complaints) console.log(`Lighthouse complains about ${complaint}`);
  if (portal.size > 0) {
    console.log('\nPages behind the login\n');
    const rows = [...portal].map(([page, { scripts }]) => [
      page,
      { [heading(portalTargets.scripts)]: show(scripts, portalTargets.scripts) },
    ]);
    console.table(Object.fromEntries(rows));
  }
  console.log(`\nHome, ${heading(rateTarget)}: ${show(rate, rateTarget)}`);
  console.log(missed === 0 ? '\nEvery target is reached.\n' : `\n${missed} targets are missed.\n`);
  if (missed > 0) process.exitCode = 1;
} finally {
  await site.stop();
  await front.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Families of the demo can log in only where no other machine reaches the site, so it runs without the front here. */
async function weighPortal(): Promise<Map<string, Weight>> {
  const local = await startSiteProcess({ dataDir });
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  try {
    return await measurePageWeights(browser, { origin: local.origin, paths: portalPages, signIn: family });
  } finally {
    await browser.close();
    await local.stop();
  }
}
