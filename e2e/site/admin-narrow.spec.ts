// The checks of `admin-reachable.ts` find what they are there for.
import { expect, test } from '#e2e/fixtures/test.ts';

import { namelessScrollers } from './admin-reachable.ts';
import { coveredControls } from './covered-controls.ts';
import { lostContent } from './lost-content.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('the check finds what scrolls sideways without a name', async ({ page }) => {
  const wide = '<p style="min-width: 900px">wide</p>';
  await page.setContent(
    `<div class="bare" style="overflow: auto">${wide}</div>` +
      `<section aria-label="Payments" tabindex="0" style="overflow: auto">${wide}</section>`,
  );
  expect(await namelessScrollers(page)).toEqual(['div.bare scrolls sideways without a name']);
});

/** A dialog that fills the screen, whose buttons stay at its foot, over a page that loses something, too. */
const dialogOf = (content: string, room = '') => `
  <p style="width: 90px; overflow: hidden; white-space: nowrap">on the page, cut off in the middle</p>
  <div role="dialog" class="sheet" style="position: fixed; inset: 0; overflow: auto; ${room}">
    <div style="position: relative; height: 1200px">
      ${content}
      <label style="position: absolute; top: 560px">Amount <input></label>
    </div>
    <footer style="position: sticky; bottom: 0; height: 120px; background: white"><button>Send</button></footer>
  </div>`;

test('the check finds what a dialog loses, and not what the page below it does', async ({ page }) => {
  await page.setContent(dialogOf('<p style="white-space: nowrap; width: 900px">too wide for it</p>'));
  expect(await lostContent(page, '[role="dialog"]')).toEqual([
    expect.stringMatching(/^div\.sheet [^]* scrolls sideways$/u),
  ]);
  await page.setContent(dialogOf('<p>fits</p>'));
  expect(await lostContent(page, '[role="dialog"]')).toEqual([]);
});

test("the check finds a field that a dialog's buttons cover when it has the focus", async ({ page }) => {
  await page.setContent(dialogOf('<p>fits</p>'));
  expect(await coveredControls(page, '[role="dialog"]')).toEqual([
    expect.stringMatching(/^input .* is covered by footer/u),
  ]);
  await page.setContent(dialogOf('<p>fits</p>', 'scroll-padding-bottom: 140px'));
  expect(await coveredControls(page, '[role="dialog"]')).toEqual([]);
});
