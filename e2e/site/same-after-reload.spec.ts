// A look never depends on the order in which style sheets were loaded: each screen has the same geometry when it was
// reached from others within one document, and when it was opened by its address.
import type { Page } from '@playwright/test';

import { demoPassword } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

const family = 'jomon.tharayil@example.org';

/**
 * Screens of one account in an order that loads the style sheets of forms, lists and dialogs early. The list of sessions
 * is left out: other tests sign in to the account meanwhile.
 */
const screens = [
  '/faq',
  '/contactus',
  '/my-account',
  '/packages',
  '/participants',
  '/my-account/your-data',
  '/change-password',
  '/convention-participants',
  '/committee',
  '/',
] as const;

/** Where everything stands that one reads or presses, as `tag x y width height`. */
function geometryOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What lies far below the first screen has no boxes until somebody comes near.
    const isLaidOutLater = (element: Element): boolean =>
      getComputedStyle(element).contentVisibility === 'auto' ||
      (element.parentElement !== null && isLaidOutLater(element.parentElement));
    const marks = 'h1, h2, h3, a, button, label, input, select, textarea, summary, legend, dt, dd, img';
    return [...document.querySelectorAll<HTMLElement>(`:is(header, main) :is(${marks})`)]
      .filter((element) => element.checkVisibility() && !isLaidOutLater(element))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map((value) => Math.round(value)).join(' ');
        return `${element.localName} ${element.textContent.trim().slice(0, 24)}: ${box}`;
      });
  });
}

/** What the page shows once all its content has come. */
async function settledGeometry(page: Page): Promise<string[]> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return geometryOf(page);
}

/** Goes on within the document, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

for (const width of [360, 1440]) {
  test(`every screen has the same geometry after a navigation and after a reload at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSession(page, { email: family, password: demoPassword });
    const opened = await context.newPage();
    await opened.setViewportSize({ width, height: 900 });
    await page.goto('/termofuse');
    await settledGeometry(page);
    for (const path of screens) {
      await opened.goto(path);
      await follow(page, path);
      await expect(page).toHaveURL(path);
      // A page that is opened by its address can be quiet for a moment before its scripts have run.
      await expect(async () => {
        const byAddress = await settledGeometry(opened);
        expect(byAddress.length).toBeGreaterThan(2);
        expect(await geometryOf(page), `${path} at ${width} px`).toEqual(byAddress);
      }).toPass();
    }
  });
}

test('the buttons of the person form fit a phone after a login and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/participants?form=add');
  await expect(page).toHaveURL(/\/login/u);
  await page.getByRole('textbox', { name: 'Email address' }).fill(family);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.keyboard.press('Enter');
  /** Left edge, width and height of each button; how far down it stands depends on how far one has scrolled. */
  const boxes = async () => {
    const bar = page.getByRole('main');
    await expect(bar.getByRole('button', { name: 'Save & Add Another' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return Promise.all(
      ['Save', 'Save & Add Another', 'Cancel'].map(async (name) => {
        const box = await bar.getByRole('button', { name, exact: true }).boundingBox();
        return { name, left: box?.x ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
      }),
    );
  };
  const afterLogin = await boxes();
  for (const { name, left, width } of afterLogin) {
    expect(width, name).toBeGreaterThan(0);
    expect(left + width, name).toBeLessThanOrEqual(360);
  }
  await page.reload();
  await expect.poll(boxes).toEqual(afterLogin);
});
