// The back office at the narrowest width that we promise, 320 px.
import { expect, test } from '#e2e/fixtures/test.ts';
import { namelessScrollers, testAdminReach } from './admin-reachable.ts';

test.use({ viewport: { width: 320, height: 640 } });

testAdminReach({ name: '320 px', textSize: 16 });

test('the check finds what scrolls sideways without a name', async ({ page }) => {
  const wide = '<p style="min-width: 900px">wide</p>';
  await page.setContent(
    `<div class="bare" style="overflow: auto">${wide}</div>` +
      `<section aria-label="Payments" tabindex="0" style="overflow: auto">${wide}</section>`,
  );
  expect(await namelessScrollers(page)).toEqual(['div.bare scrolls sideways without a name']);
});
