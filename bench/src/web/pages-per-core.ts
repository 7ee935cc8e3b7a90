import autocannon from 'autocannon';

import { median } from '../report/spread.ts';
import type { SiteProcess } from './start-site-process.ts';

const connections = 16;
const seconds = 4;

/**
 * Pages that one core renders and sends per second, compressed as every browser requests them: the median of `rounds`.
 *
 * @throws Error when a single visit was refused or failed, or no page came or no processor time could be read
 */
export async function pagesPerCore(site: SiteProcess, path: string, rounds: number): Promise<number> {
  // One after the other, so that everything is loaded before the measurement.
  for (let visit = 0; visit < 50; visit += 1) await (await fetch(`${site.origin}${path}`)).text();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await site.cpuSeconds();
    const pages = await load(site, path, seconds);
    const spent = (await site.cpuSeconds()) - before;
    if (!(pages > 0 && spent > 0))
      throw new Error(`${path} under load: ${pages} pages in ${spent} s of processor time`);
    rates.push(pages / spent);
  }
  return median(rates);
}

async function load({ origin }: SiteProcess, path: string, duration: number): Promise<number> {
  const result = await autocannon({
    url: `${origin}${path}`,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    connections,
    duration,
  });
  const { '2xx': pages, non2xx, errors } = result;
  if (non2xx + errors > 0)
    throw new Error(`${path} under load: ${non2xx} answers were no pages, ${errors} did not come`);
  return pages;
}
