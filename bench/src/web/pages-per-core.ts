import autocannon from 'autocannon';

import { median } from '../median.ts';
import type { SiteProcess } from './start-site-process.ts';

const connections = 16;
const seconds = 4;

/** Pages that one core renders and sends in a second, compressed as every browser asks for them: the median of `rounds`. */
export async function pagesPerCore(site: SiteProcess, path: string, rounds: number): Promise<number> {
  await load(site, path, 1);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await site.cpuSeconds();
    const pages = await load(site, path, seconds);
    rates.push(pages / ((await site.cpuSeconds()) - before));
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
  const { '2xx': pages } = result;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} was not answered under load`);
  return pages;
}
