// npm run bench:lists: overview and lists of the admin area and the public list with 3,000 families of four in one convention and
// as many in the convention before it: median, p95 (target 150 ms) and spread of each. BENCH_LISTS=overview,hotel measures
// only those whose name contains one of the words, BENCH_FAMILIES takes another number of families.
import { openFilledSite } from './lists/filled-site.ts';
import { spreadOf } from './report/spread.ts';

const families = Number(process.env['BENCH_FAMILIES'] ?? 3_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 40);
const wanted = process.env['BENCH_LISTS']?.split(',') ?? [''];
const targetMs = 150;

const site = await openFilledSite(families);
try {
  const results = [];
  for (const list of site.lists) {
    if (!wanted.some((word) => list.includes(word))) continue;
    const times: number[] = [];
    let bytes = 0;
    for (let round = -5; round < rounds; round += 1) {
      const began = performance.now();
      bytes = await site.read(list);
      // V8 compiles the code in the first ones.
      if (round >= 0) times.push(performance.now() - began);
    }
    const { median, low, high } = spreadOf(times);
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    results.push({
      list,
      'median (ms)': Math.round(median),
      'p95 (ms)': Math.round(p95),
      'low to high (ms)': `${Math.round(low)} to ${Math.round(high)}`,
      kB: Math.round(bytes / 1_000),
      [`p95 ≤ ${targetMs}`]: p95 <= targetMs ? '✓' : '✗',
    });
  }
  console.log(`${families} families of four; as many in the convention before; ${rounds} rounds`);
  console.table(results);
} finally {
  await site.close();
}
