import { randomUUID } from 'node:crypto';

import { expect, onDesktop, onPhone, test } from '../fixtures/test.ts';
import { MediaLibrary, PageEditor } from '../pages/editor-pages.ts';

// Once is enough: the other journey of this file takes the other width.
test(
  'an editor changes a text, previews, publishes and reverts it',
  onDesktop,
  async ({ page, pageOfStaff, expectAccessible }) => {
    const words = `Welcome home ${randomUUID().slice(0, 8)}`;
    const adminPage = await pageOfStaff('editor');
    const editor = new PageEditor(adminPage);
    await editor.open('HOME_PAGE');
    const section = await editor.unfold('Banner Welcome');
    const field = section.getByLabel('First line (optional)', { exact: true }).first();
    const before = await field.inputValue();
    await field.fill(words);
    await expectAccessible(adminPage);
    await editor.preview((frame) => expect(frame.getByText(words).first()).toBeVisible());
    const version = await editor.publish();

    // Up to date within a second on every node: a visitor who reloads sees it.
    const visit = async (text: string) => {
      await page.goto('/');
      await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
    };
    await expect(() => visit(words)).toPass();
    expect(await (await page.request.get('/')).text()).toContain(words);

    await editor.restore(version - 1);
    await editor.publish();
    await expect(() => visit(before)).toPass();
    await expect(page.getByText(words)).toBeHidden();
  },
);

// Once is enough: the other journey of this file takes the other width.
test(
  'an editor uploads a picture, waits for its sizes and shows it on the site',
  onPhone,
  async ({ page, pageOfStaff, expectAccessible }) => {
    const description = `The site as it is ${randomUUID().slice(0, 8)}`;
    const adminPage = await pageOfStaff('editor');
    const onPhone = adminPage.viewportSize();
    await adminPage.setViewportSize({ width: 1000, height: 700 });
    const buffer = await adminPage.screenshot({ type: 'jpeg' });
    if (onPhone) await adminPage.setViewportSize(onPhone);
    const library = new MediaLibrary(adminPage);
    await library.open();
    await library.upload({ name: 'site.jpg', mimeType: 'image/jpeg', buffer }, description);
    const dialog = await library.lookAt(description);
    await expect(dialog.getByText(/^WebP: 320, /u)).toBeVisible();
    await expect(dialog.getByText('No page')).toBeVisible();
    await expectAccessible(adminPage);

    const editor = new PageEditor(adminPage);
    await editor.open('FAQ_PAGE');
    const section = await editor.add('Picture with text');
    await section.getByRole('button', { name: /^Choose from the library/u }).click();
    const picker = adminPage.getByRole('dialog', { name: 'Choose a picture' });
    await picker.getByRole('searchbox').fill(description);
    await picker.getByRole('button', { name: `Choose: ${description}` }).click();
    await section.getByRole('textbox', { name: 'Visible text' }).fill('Look at this.');
    await editor.publish();

    const picture = page.getByRole('img', { name: description });
    await expect(async () => {
      await page.goto('/faq');
      await expect(picture).toBeVisible({ timeout: 500 });
    }).toPass();
    await picture.scrollIntoViewIfNeeded();
    const sources = page.locator('picture', { has: picture }).locator('source');
    await expect(sources.first()).toHaveAttribute('type', 'image/avif');
    await expect(sources.first()).toHaveAttribute('srcset', /\.avif 320w, /u);
    await expect(picture).toHaveAttribute('width', /^\d+$/u);
    await expect(picture).toHaveAttribute('height', /^\d+$/u);
    const shown = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth > 0 && one.currentSrc);
    await expect.poll(shown).toMatch(/\.avif$/u);

    await library.open();
    await expect((await library.lookAt(description)).getByText('No page')).toBeHidden();
  },
);

test('an editor leaves a page unfinished, and finishes it on another device', async ({
  isMobile,
  pageOfStaff,
  expectAccessible,
}) => {
  // Each width has a page of its own: both journeys run at the same time.
  const designType = isMobile ? 'TRAVEL_PAGE' : 'COMMITTEE_PAGE';
  const adminPage = await pageOfStaff('editor');
  const editor = new PageEditor(adminPage);
  await editor.open(designType);
  const section = await editor.add('Questions and answers');
  await section.getByRole('textbox', { name: 'Question', exact: true }).fill('What shall we wear?');
  await editor.saveUnfinished('1 thing to finish before publishing');
  await expectAccessible(adminPage);
  await editor.preview((frame) => expect(frame.getByText('What shall we wear?')).toBeVisible());

  const elsewhere = await pageOfStaff('editor');
  const there = new PageEditor(elsewhere);
  await there.open(designType);
  const publish = elsewhere.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  const left = elsewhere.getByRole('region', { name: '1 thing to finish before publishing' });
  await left.getByRole('link', { name: /question 1, Answer: This Field is mandatory$/u }).click();
  const answer = elsewhere.getByRole('textbox', { name: 'Answer', exact: true }).last();
  await expect(answer).toBeFocused();
  await elsewhere.keyboard.type('Something festive.');
  await expect(left).toBeHidden();
  await elsewhere.getByRole('button', { name: 'Save draft' }).click();
  await expect(elsewhere.getByText('Draft saved', { exact: true })).toBeVisible();
  await publish.click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await there.discard();
});
