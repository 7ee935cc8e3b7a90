// npm run bench:lighthouse: every public page of the production build with the demo content in Lighthouse, as a phone and as a
// desktop has it, and which audits keep it from 100. A phone is visited twice: on a processor four times slower than this one, which
// Lighthouse takes for a fast desktop, and as much slower as a phone of the middle is by Lighthouse's own bench. BENCH_ROUNDS visits
// each as often (1); page names after the command measure only those pages.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Result } from 'lighthouse';

import { median } from './report/spread.ts';
import { startFront } from './web/http2-front.ts';
import { calibratedSlowdown, complaintsOf, lighthouseRun, scoresOf } from './web/lighthouse-run.ts';
import { publicPages } from './web/public-pages.ts';
import { startSiteProcess } from './web/start-site-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const watched = asked.length > 0 ? asked : publicPages;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const front = await startFront();
const site = await startSiteProcess({ dataDir, publicUrl: front.origin });
front.leadTo(site.origin);
try {
  const slowdowns: number[] = [];
  for (const device of ['phone', 'phone, calibrated', 'desktop'] as const) {
    const slowdown = device === 'phone, calibrated' ? median(slowdowns) : undefined;
    const table: Record<string, Record<string, string>> = {};
    const costs: string[] = [];
    for (const page of watched) {
      const visits: Record<string, number>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const form = device === 'desktop' ? 'desktop' : 'phone';
        const result = await lighthouseRun(`${front.origin}${page}`, { form, slowdown });
        visits.push({ ...scoresOf(result), ...figuresOf(result) });
        if (device === 'phone') slowdowns.push(calibratedSlowdown(result));
        for (const id of complaintsOf(result)) costs.push(`${page}: ${id}`);
        for (const cost of costsOf(result)) costs.push(`${page}: ${cost}`);
      }
      table[page] = inColumns(visits);
    }
    const slower = slowdown === undefined ? '' : `, ${slowdown} times slower than this machine`;
    console.log(`\nLighthouse 13 over HTTP/2, ${device}${slower}, visits: ${rounds}`);
    console.table(table);
    for (const cost of costs) console.log(cost);
  }
} finally {
  await site.stop();
  await front.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The figures of several visits side by side; one where all agree. */
function inColumns(visits: readonly Record<string, number>[]): Record<string, string> {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      [...new Set(visits.map((visit) => visit[name]))].join(' '),
    ]),
  );
}

/** What other work on the machine moves little, beside two times that it moves. */
function figuresOf({ audits, environment }: Result): Record<string, number> {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const bytesOf = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
  return {
    'bench index': Math.round(environment.benchmarkIndex),
    'LCP, s': Math.round(value('largest-contentful-paint') / 10) / 100,
    'blocked, ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
    requests: requests.length,
    'all, kB': Math.round(bytesOf() / 1_000),
    'scripts, kB': Math.round(bytesOf('Script') / 1_000),
  };
}

/** The metrics that lower the score of performance, and what Lighthouse would save of them. */
function costsOf({ categories, audits }: Result): string[] {
  const refs = categories['performance']?.auditRefs ?? [];
  const lowering = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.98)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''} (score ${audits[id]?.score})`);
  const savings = Object.values(audits).flatMap(({ id, metricSavings, displayValue = '' }) => {
    const saved = Object.entries(metricSavings ?? {}).filter(([, saving = 0]) => saving > 0);
    return saved.length === 0
      ? []
      : [`${id} ${displayValue} (${saved.map(([metric, saving]) => `${metric} ${saving}`).join(', ')})`];
  });
  return [...lowering, ...savings];
}
