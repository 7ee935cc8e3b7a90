// npm run bench:lighthouse: every public page of the production build with the demo content once in Lighthouse, as a phone and as a
// desktop has it, and which audits keep it from 100. Page names after the command measure only those pages.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Result } from 'lighthouse';

import { startFront } from './web/http2-front.ts';
import { complaintsOf, lighthouseRun, scoresOf } from './web/lighthouse-run.ts';
import { publicPages } from './web/public-pages.ts';
import { startSiteProcess } from './web/start-site-process.ts';

const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const watched = asked.length > 0 ? asked : publicPages;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const front = await startFront();
const site = await startSiteProcess({ dataDir, publicUrl: front.origin });
front.leadTo(site.origin);
try {
  for (const form of ['phone', 'desktop'] as const) {
    const table: Record<string, Record<string, number | string>> = {};
    const costs: string[] = [];
    for (const page of watched) {
      const result = await lighthouseRun(`${front.origin}${page}`, { form });
      table[page] = { ...scoresOf(result), ...figuresOf(result) };
      for (const id of complaintsOf(result)) costs.push(`${page}: ${id}`);
      for (const cost of costsOf(result)) costs.push(`${page}: ${cost}`);
    }
    console.log(`\nLighthouse 13 over HTTP/2, ${form}, one visit each`);
    console.table(table);
    for (const cost of costs) console.log(cost);
  }
} finally {
  await site.stop();
  await front.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** What other work on the machine moves little, beside two times that it moves. */
function figuresOf({ audits }: Result): Record<string, number> {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const bytesOf = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
  return {
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
