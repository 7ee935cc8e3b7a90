import type { Browser, Page } from 'playwright';

/** How many times slower the processor of the page is than this machine's. */
const slowness = 4;

/** What is quicker is not reported: it counts as this many milliseconds. */
const shortestMs = 16;

declare global {
  interface Window {
    /** Milliseconds of each input, from the event to the picture after it. */
    inputTimes: number[];
  }
}

/** A page on a slow device. */
export interface SlowPage {
  page: Page;
  /** Opens an address and waits until nothing is loading any more. */
  open(path: string): Promise<void>;
  /** Milliseconds of the slowest input of an act. */
  slowestInput(act: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** A phone, or a desktop where it is wide, signed in where there is an account. */
export async function openSlowPage(
  browser: Browser,
  options: { origin: string; account?: { username: string; password: string }; isWide: boolean },
): Promise<SlowPage> {
  const viewport = options.isWide ? { width: 1440, height: 900 } : { width: 360, height: 780 };
  const context = await browser.newContext({ viewport, baseURL: options.origin });
  const page = await context.newPage();
  if (options.account) {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email address' }).fill(options.account.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(options.account.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  await page.addInitScript((least) => {
    window.inputTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.inputTimes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: least, buffered: true } as PerformanceObserverInit);
  }, shortestMs);
  const devtools = await context.newCDPSession(page);
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    page,
    async open(path) {
      await slow(1);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await slow(slowness);
    },
    async slowestInput(act) {
      await page.evaluate(() => {
        window.inputTimes = [];
      });
      await act();
      // Entries come after the picture that they end with.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500))),
          ),
      );
      return Math.max(shortestMs, ...(await page.evaluate(() => window.inputTimes)));
    },
    close: () => context.close(),
  };
}
