import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { readFile } from 'node:fs/promises';

import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';

test('an organiser asks for jersey sizes, a family answers for four people; counted, exported and retired', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  isMobile,
  expectAccessible,
}) => {
  // Both widths ask the same convention.
  const question = `Which jersey size for the ${isMobile ? 'short' : 'long'} walk?`;
  const account = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, account, 'DAY VISITORS', [
    'Annamol',
    'Rosemol',
    'Elsamol',
  ]);
  const organiser = await pageOfStaff('administrator');
  const office = await pageOfStaff('registrar');

  await test.step('an organiser adds it', async () => {
    await organiser.goto('/admin/questions');
    await organiser.getByRole('link', { name: 'Add a question' }).click();
    await organiser.getByRole('button', { name: 'Add a question' }).click();
    await expect(organiser.getByText('Please use 2 to 200 characters').first()).toBeVisible();
    await expectAccessible(organiser);
    await organiser.getByLabel('Question in English').fill(question);
    for (const [index, size] of ['S', 'M', 'L'].entries()) {
      if (index === 2) await organiser.getByRole('button', { name: 'Add an option' }).click();
      await organiser
        .getByRole('group', { name: `Option ${index + 1}` })
        .getByLabel('Name')
        .fill(size);
    }
    await organiser.getByRole('button', { name: 'Add a question' }).click();
    await expect(organiser.getByText('Question added')).toBeVisible();
    await expect(organiser.getByRole('link', { name: question })).toBeVisible();
    await expectAccessible(organiser);
  });

  await test.step('a family answers for four people, with their cards', async () => {
    await page.goto(`/my-account/cards/${registration.orderId}`);
    for (const [index, size] of ['L', 'S', 'S', 'M'].entries()) {
      if (index === 0) {
        await page.getByLabel('Whom to call in an emergency').fill('Susan Kora');
        await page.getByLabel('Their phone number').fill('312 555 0100');
      }
      for (const consent of ['May we take photographs?', 'May the printed book show name and picture?'])
        await page.getByRole('group', { name: consent }).getByText('Yes', { exact: true }).click();
      await page.getByLabel(question).selectOption(size);
      if (index === 0) await expectAccessible(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText(index === 3 ? 'Everybody is filled in' : `${index + 1} of 4 filled in`),
      ).toBeVisible();
    }
    await expect(page.getByText(`${question} S`)).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the office reads counts, who said what, and the answers at the registration', async () => {
    await office.goto('/admin/questions');
    const row = office.getByRole('row').filter({ hasText: question });
    await expect(row).toContainText('S 2 · M 1 · L 1');
    await office.getByRole('link', { name: question }).click();
    await expect(office.getByRole('button', { name: 'Retire' })).toHaveCount(0);
    await office.getByRole('link', { name: '2 S', exact: true }).click();
    await expect(office.getByText('2 people', { exact: true })).toBeVisible();
    await expectAccessible(office);
    await showListActions(office);
    await office.getByRole('link', { name: 'Show their registrations' }).click();
    await expect(office.getByText('1 registration', { exact: true })).toBeVisible();
    await expectAccessible(office);
    await showListActions(office);
    await office.getByRole('link', { name: 'Write to these families' }).click();
    await expect(office.getByRole('term').filter({ hasText: question })).toBeVisible();
    await expect(office.getByRole('definition').filter({ hasText: /^S$/u })).toBeVisible();
    await office.goto('/admin');
    const counts = office.getByRole('region', { name: 'Convention questions' });
    await expect(counts.getByRole('listitem').filter({ hasText: question })).toContainText('S 2 · M 1 · L 1');
    await expectAccessible(office);
    await office.goto(`/admin/registrations/${registration.orderId}`);
    await expect(office.getByRole('region', { name: 'Questions of the convention' })).toContainText(question);
  });

  await test.step('the organiser retires it; its answers stay and are a file', async () => {
    await organiser.getByRole('link', { name: question }).click();
    await organiser.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(organiser.getByLabel('Kind of answer')).toBeDisabled();
    await expect(
      organiser.getByRole('group', { name: 'Option 1' }).getByRole('button', { name: /^Remove/u }),
    ).toBeDisabled();
    await expectAccessible(organiser);
    await organiser.goBack();
    await organiser.getByRole('button', { name: 'Retire' }).click();
    await expectAccessible(organiser);
    await organiser.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(organiser.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Everybody is filled in')).toBeVisible();
    await expect(page.getByText(question)).toHaveCount(0);
    const download = organiser.waitForEvent('download');
    await showListActions(organiser);
    await organiser.getByRole('button', { name: /^Download Answers as CSV/u }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(question);
    expect(file).toContain(',S');
  });
});
