import { median, spreadOf } from '../report/spread.ts';
import { complaintsOf, lighthouseRun, scoresOf } from './lighthouse-run.ts';

/** Lighthouse's results for a page on a phone. Scores are from 0 to 100, times in milliseconds. */
export interface Verdict {
  performance: number;
  /** The worst of all runs. */
  lowestPerformance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint with a slow network and a slow processor really applied, not simulated. */
  largestPaint: number;
  /** Cumulative layout shift to three decimals, the worst of all runs. */
  shift: number;
}

interface Run {
  scores: Record<string, number>;
  largestPaint: number;
  shift: number;
  /** Names of audits that lowered the score. */
  complaints: string[];
}

/**
 * Measures a page `rounds` times with Lighthouse's default phone (simulated slow network) for the scores, and as many
 * times with the slow network applied for the largest contentful paint. Medians, because other work on the machine
 * disturbs single runs.
 */
export async function watchPage(
  address: string,
  { rounds }: { rounds: number },
): Promise<Verdict & { complaints: string[] }> {
  const scored: Run[] = [];
  const applied: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    scored.push(await run(address, 'simulate'));
    applied.push(await run(address, 'devtools'));
  }
  const score = (category: string) => median(scored.map(({ scores }) => scores[category] ?? Number.NaN));
  return {
    performance: score('performance'),
    lowestPerformance: spreadOf(scored.map(({ scores }) => scores['performance'] ?? Number.NaN)).low,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: median(applied.map(({ largestPaint }) => largestPaint)),
    shift: spreadOf([...scored, ...applied].map(({ shift }) => shift)).high,
    complaints: [...new Set(scored.flatMap(({ complaints }) => complaints))],
  };
}

async function run(address: string, throttling: 'simulate' | 'devtools'): Promise<Run> {
  const result = await lighthouseRun(address, {
    throttling,
    ...(throttling === 'devtools' && { onlyCategories: ['performance'] }),
  });
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: scoresOf(result),
    largestPaint: value('largest-contentful-paint'),
    shift: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
    complaints: complaintsOf(result),
  };
}
