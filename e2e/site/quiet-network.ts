import type { Page, Request } from '@playwright/test';

import { expect } from '#e2e/fixtures/test.ts';

interface Traffic {
  open: Set<Request>;
  /** When the last request began or ended. */
  lastAt: number;
}

const known = new WeakMap<Page, Traffic>();

/**
 * Begins to follow the requests of a page, for `quietNetwork`. Playwright's own `networkidle` never comes now and then where
 * a frame was replaced, as the preview of an email is: some one in two hundred times, with no request open.
 */
export function followNetwork(page: Page): void {
  const traffic: Traffic = { open: new Set(), lastAt: Date.now() };
  known.set(page, traffic);
  const note = (change: (open: Set<Request>) => void) => {
    change(traffic.open);
    traffic.lastAt = Date.now();
  };
  page.on('request', (request) =>
    note((open) => {
      // What the page before asked for is not answered any more.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      open.add(request);
    }),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => note((open) => open.delete(request)));
}

/** Waits until the page has asked for nothing for half a second. */
export async function quietNetwork(page: Page): Promise<void> {
  const traffic = known.get(page);
  if (!traffic) throw new Error('The requests of this page are not followed');
  await expect
    .poll(() => traffic.open.size === 0 && Date.now() - traffic.lastAt >= 500, {
      timeout: 60_000,
      intervals: [50],
    })
    .toBe(true);
}
