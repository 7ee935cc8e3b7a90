// The first visit on a slow line: the typeface appears, and nothing on the page moves when it does.
import { expect, test } from '#e2e/fixtures/test.ts';

const face = 'Anek Malayalam Variable';

for (const path of ['/', '/faq', '/register']) {
  test(`${path} shows the typeface on a slow first visit, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: painted, resolve: letTheFontCome } = Promise.withResolvers<undefined>();
    await page.route(/\.woff2$/u, async (route) => {
      await painted;
      await route.continue();
    });
    const isLoaded = () => page.evaluate((family) => document.fonts.check(`400 17px "${family}"`), face);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await isLoaded()).toBe(false);
    letTheFontCome(undefined);
    await expect.poll(isLoaded).toBe(true);
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(async (family) => {
      // Two frames: the swap is painted.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const sample = Object.assign(document.createElement('span'), {
        textContent: 'Sangamam Kurlakose 2027',
      });
      sample.style.cssText = 'position: absolute; font-size: 40px';
      document.body.append(sample);
      const ours = sample.getBoundingClientRect().width;
      sample.style.fontFamily = `'${family}'`;
      return ours === sample.getBoundingClientRect().width;
    }, face);
    expect(shown).toBe(true);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });
}

test('Malayalam letters are in the typeface at every weight', async ({ page }) => {
  await page.goto('/faq');
  const faces = await page.evaluate(
    async (family) =>
      Promise.all(
        [400, 500, 600, 700].map(
          async (weight) => (await document.fonts.load(`${weight} 16px "${family}"`, 'മലയാളം')).length,
        ),
      ),
    face,
  );
  expect(faces).toEqual([1, 1, 1, 1]);
});

for (const { path, width, faces } of [
  // The language link is in the closed menu on the narrowest phones; the breadcrumb has a sign of its own.
  { path: '/register', width: 320, faces: ['anek-latin-basic'] },
  { path: '/register', width: 360, faces: ['anek-latin-basic', 'anek-language'] },
  { path: '/', width: 1440, faces: ['anek-latin-basic', 'anek-language'] },
  // All steps are open: the list of dial codes has accents, which nobody sees before it is opened.
  { path: '/register', width: 1440, faces: ['anek-latin-basic', 'anek-language'] },
]) {
  test(`${path} at ${width} pixels loads no more letters than it shows`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const name = /(?<name>[^/]+)-[\w-]{8}\.woff2$/u.exec(request.url())?.groups?.['name'];
      if (name !== undefined) loaded.add(name);
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual(new Set(faces));
  });
}
