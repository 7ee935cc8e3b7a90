import { randomUUID } from 'node:crypto';

import { expect, test } from '../fixtures/test.ts';
import { MediaLibrary, PageEditor } from '../pages/editor-pages.ts';
import { chooseLanguage } from '../pages/language.ts';

// They write the same pages.
test.describe.configure({ mode: 'default' });

/** Each width has a page of its own: both journeys run at the same time, beside others that write pages. */
const pageFor = (isMobile: boolean) =>
  isMobile ? (['PRIVACY_PAGE', '/privacypolicy'] as const) : (['PROGRAMME_PAGE', '/programme'] as const);

test('a question is read in Malayalam once an editor has translated it, and in English once its words change', async ({
  page,
  isMobile,
  pageOfStaff,
  expectAccessible,
}) => {
  const [designType, path] = pageFor(isMobile);
  const mark = randomUUID().slice(0, 8);
  const english = `What shall we wear ${mark}?`;
  const changed = `What shall we wear on Friday ${mark}?`;
  const malayalam = `എന്തു ധരിക്കണം ${mark}?`;
  const editorPage = await pageOfStaff('editor');
  const editor = new PageEditor(editorPage);
  await editor.open(designType);
  const section = await editor.add('Questions and answers');
  await section.getByLabel('Title of the section (optional)', { exact: true }).fill(`Clothes ${mark}`);
  await section.getByRole('textbox', { name: 'Question', exact: true }).fill(english);
  await section.getByRole('textbox', { name: 'Answer', exact: true }).fill(`Something festive ${mark}.`);

  await editor.show('Malayalam');
  const texts = await editor.unfoldTranslations(`Clothes ${mark}`);
  const field = texts.getByRole('textbox', { name: 'Question 1 (optional)' });
  await expect(field).toHaveAccessibleDescription(english);
  await field.fill(malayalam);
  await expect(texts.getByText('1 of 3')).toBeVisible();
  await expectAccessible(editorPage);
  await editor.preview(async (frame) => {
    await expect(frame.getByText(english)).toBeVisible();
  });
  const version = await editor.publish();

  const question = (words: string) => page.locator('summary', { hasText: words });
  /** Opens the page until it says this: it is kept for a second. */
  const visit = (words: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(question(words)).toBeVisible({ timeout: 500 });
    }).toPass();
  await visit(english);
  await question(english).click();
  const anchor = await page.locator('details', { hasText: english }).getAttribute('id');
  await chooseLanguage(page, 'മലയാളം');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await visit(malayalam);
  await expect(question(malayalam).locator('[lang]'), 'it is in the language of the page').toHaveCount(0);
  await page.goto(`${path}#${anchor}`);
  const answer = page.getByText(`Something festive ${mark}.`);
  await expect(answer, 'a link from an English page opens it').toBeVisible();
  await expect(page.locator('[lang="en"]').filter({ has: answer }), 'the answer is marked').toHaveCount(1);
  await expectAccessible(page);

  await editor.show('English');
  await editor.unfold(`Clothes ${mark}`);
  await section.getByRole('textbox', { name: 'Question', exact: true }).fill(changed);
  await editor.show('Malayalam');
  await expect(field).toHaveValue('');
  await editor.publish();
  await visit(changed);
  await expect(question(changed).locator('[lang="en"]')).toHaveText(changed);
  await expect(question(malayalam)).toHaveCount(0);

  await editor.show('English');
  await editor.restore(version - 1);
  await editor.publish();
});

test('a film has the poster that an editor chose, and is described in both languages', async ({
  page,
  isMobile,
  pageOfStaff,
  expectAccessible,
}) => {
  const [designType, path] = pageFor(isMobile);
  const mark = randomUUID().slice(0, 8);
  const english = `The lamp is lit ${mark}`;
  const malayalam = `വിളക്കു തെളിയുന്നു ${mark}`;
  const picture = `The lamp at night ${mark}`;
  await page.goto('/');
  const [address = ''] = ((await page.locator('video').first().getAttribute('src')) ?? '').split('#');
  const film = await (await page.request.get(address)).body();

  const editorPage = await pageOfStaff('editor');
  const library = new MediaLibrary(editorPage);
  await library.open();
  await library.upload({ name: 'lamp.webm', mimeType: 'video/webm', buffer: film }, english);
  const dialog = await library.openFile(english);
  await dialog.getByRole('button', { name: 'Choose a poster' }).click();
  const picker = editorPage.getByRole('dialog', { name: 'Choose a picture' });
  const buffer = await page.screenshot({ type: 'jpeg' });
  await library.upload({ name: 'night.jpg', mimeType: 'image/jpeg', buffer }, picture, picker);
  await expect(picker).toBeHidden();
  await expect(dialog.getByText(picture)).toBeVisible();
  await expectAccessible(editorPage);

  const editor = new PageEditor(editorPage);
  await editor.open(designType);
  const section = await editor.add('Pictures or videos');
  await section.getByLabel('Title of the section (optional)', { exact: true }).fill(`Films ${mark}`);
  await section.getByRole('radio', { name: 'Videos' }).check();
  await section.getByRole('button', { name: 'Add a video from the library' }).click();
  const videos = editorPage.getByRole('dialog', { name: 'Choose a video' });
  await videos.getByRole('button', { name: `Choose: ${english}` }).click();
  await expect(section.getByRole('img', { name: picture })).toBeVisible();
  await editor.show('Malayalam');
  const texts = await editor.unfoldTranslations(`Films ${mark}`);
  const field = texts.getByRole('textbox', { name: 'Description of the video 1 (optional)' });
  await expect(field).toHaveAccessibleDescription(english);
  await field.fill(malayalam);
  await expectAccessible(editorPage);
  const version = await editor.publish();

  const films = page.locator('section').filter({ hasText: `Films ${mark}` });
  const poster = films.locator('img');
  /** Opens the page until it says this: it is kept for a second. */
  const visit = (words: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(films.getByText(words)).toBeVisible({ timeout: 500 });
    }).toPass();
  const expectPoster = async () => {
    await poster.scrollIntoViewIfNeeded();
    await expect(poster).toHaveAttribute('alt', '');
    await expect.poll(() => poster.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  };
  await visit(english);
  const sent = await (await page.request.get(path)).text();
  expect(sent, 'without scripts the player does not cover the poster').toMatch(/<video[^>]* poster="data:/u);
  await expectPoster();
  await chooseLanguage(page, 'മലയാളം');
  await visit(malayalam);
  await expect(films.getByText(malayalam), 'it is in the language of the page').not.toHaveAttribute('lang');
  await expectPoster();
  await expectAccessible(page);
  await films.getByRole('button').filter({ hasText: malayalam }).click();
  await expect(poster).toHaveCount(0);

  await library.open();
  await (await library.openFile(english)).getByRole('button', { name: 'Remove the poster' }).click();
  await expect(editorPage.getByText(/^None: visitors see a frame/u)).toBeVisible();
  await visit(malayalam);
  await expect(films.locator('video')).toHaveAttribute('src', /#t=1$/u);
  await expect(poster).toHaveCount(0);
  await editor.open(designType);
  await editor.restore(version - 1);
  await editor.publish();
});
