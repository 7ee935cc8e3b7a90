import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';

import { browserFlags, browserPath } from './browser.ts';

// The certificate of the HTTP/2 front is made for this run.
const flags = ['--headless=new', '--ignore-certificate-errors', ...browserFlags];

/** Occasionally the browser records nothing of a visit: that visit is repeated. */
const tries = 3;

/** How a page is visited: Lighthouse's default phone or desktop, its slow network simulated or really applied. */
export interface Visit {
  form?: 'desktop' | 'phone';
  throttling?: 'simulate' | 'devtools';
  onlyCategories?: string[];
  /** How many times slower than this machine the device is. Lighthouse's own is 4 for a phone, 1 for a desktop. */
  slowdown?: number | undefined;
}

/** Visits a page once with Lighthouse. */
export async function lighthouseRun(address: string, visit: Visit, triesLeft = tries): Promise<Result> {
  const { form = 'phone', throttling = 'simulate', onlyCategories, slowdown } = visit;
  const chrome = await launch({ chromePath: browserPath, chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await lighthouse(
      address,
      {
        port: chrome.port,
        logLevel: 'silent',
        throttlingMethod: throttling,
        ...(onlyCategories && { onlyCategories }),
        ...(slowdown !== undefined && { throttling: { cpuSlowdownMultiplier: slowdown } }),
      },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse saw nothing of ${address}`);
    const { runtimeError } = result.lhr;
    if (runtimeError && triesLeft > 1) return await lighthouseRun(address, visit, triesLeft - 1);
    if (runtimeError) throw new Error(`Lighthouse could not watch ${address}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** The device for which Lighthouse's own slowdown of 4 makes a phone of the middle: its bench gives a fast desktop 1,500 to 2,000. */
const [indexOfFastDesktop, slowdownOfPhone] = [1_750, 4];

/**
 * How much slower a phone of the middle is than this machine, as Lighthouse's documentation asks to calibrate it on one that is
 * slower than a fast desktop: at least 1, at most Lighthouse's own 4.
 */
export function calibratedSlowdown({ environment }: Result): number {
  const slowdown = (slowdownOfPhone * environment.benchmarkIndex) / indexOfFastDesktop;
  return Math.min(slowdownOfPhone, Math.max(1, Math.round(10 * slowdown) / 10));
}

/** From 0 to 100; not a number where the category was not looked at. */
export function scoresOf({ categories }: Result): Record<string, number> {
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? Number.NaN) * 100)]),
  );
}

/** Names of the audits that lowered the score of a category, but for performance. */
export function complaintsOf({ categories, audits }: Result): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
