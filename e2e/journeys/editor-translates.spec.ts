import { randomUUID } from 'node:crypto';

import { expect, test } from '../fixtures/test.ts';
import { PageEditor } from '../pages/editor-pages.ts';
import { chooseLanguage } from '../pages/language.ts';

test('a question is read in Malayalam once an editor has translated it, and in English once its words change', async ({
  page,
  isMobile,
  pageOfStaff,
  expectAccessible,
}) => {
  // Each width has a page of its own: both journeys run at the same time, beside others that write pages.
  const [designType, path] = isMobile
    ? (['PRIVACY_PAGE', '/privacypolicy'] as const)
    : (['PROGRAMME_PAGE', '/programme'] as const);
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
