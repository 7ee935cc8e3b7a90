// The narrowest screen that we promise, 320 px wide, and text at 200 % on a phone.
import { expect, test } from '#e2e/fixtures/test.ts';

import { brokenWords } from './broken-words.ts';
import { largeText, lookAt, narrowest } from './looks.ts';
import { lostContent } from './lost-content.ts';
import { testReach } from './reachable.ts';
import { smallTargets } from './small-targets.ts';

test.use({ viewport: { width: 320, height: 640 } });

testReach([narrowest, largeText]);

test("the buttons of the first picture's slides stand below its own, in large text, too", async ({
  page,
}) => {
  await page.goto('/');
  await lookAt(page, largeText);
  const own = await page.getByRole('link', { name: 'Register Now' }).first().boundingBox();
  const next = await page.getByRole('button', { name: 'Next slide' }).first().boundingBox();
  expect(own?.height).toBeGreaterThan(0);
  expect(next?.y).toBeGreaterThan((own?.y ?? 0) + (own?.height ?? 0));
});

test('the check finds what is cut off and what stands outside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.setContent(
    '<div style="width: 90px; overflow: hidden; white-space: nowrap"><b>cut off in the middle of it</b></div>' +
      '<button style="margin-left: 340px">outside</button>' +
      '<div style="overflow: auto"><table><td style="min-width: 900px">a table that scrolls</td></table></div>',
  );
  const lost = await lostContent(page);
  expect(lost).toContainEqual(expect.stringContaining('cut off in the middle'));
  expect(lost).toContainEqual(expect.stringContaining('"outside" is outside'));
  expect(lost.filter((one) => one.includes('a table that scrolls'))).toEqual([]);
});

test('the check finds targets that are small, and counts a label and what lies around', async ({ page }) => {
  await page.setContent(
    `<style>body { margin: 4rem } .around { position: relative } .around::after { position: absolute; inset: -1rem; content: '' }</style>
      <button style="width: 40px; height: 50px; padding: 0">+</button>
      <p>Read <a href="/">this link</a> in a sentence.</p>
      <p><a href="/">alone</a></p>
      <label style="display: block; padding: 1rem"><input type="checkbox"> With its label</label>
      <button class="around" style="width: 20px; height: 20px; margin: 2rem">+</button>`,
  );
  expect(await smallTargets(page)).toEqual([
    expect.stringMatching(/^button\. "\+" is 4[01] × \d+ px$/u),
    expect.stringMatching(/^a\. "alone" is \d+ × \d+ px$/u),
  ]);
});

test('the check finds a short word that is broken in two, and none that wraps at a space', async ({
  page,
}) => {
  await page.setContent(
    '<p class="letters" style="width: 1em; overflow-wrap: anywhere">Edit</p>' +
      '<p style="width: 3em">Two words</p><p class="visually-hidden" style="width: 0; word-break: break-all">Hidden</p>',
  );
  expect(await brokenWords(page)).toEqual(['p.letters breaks the word Edit']);
});
