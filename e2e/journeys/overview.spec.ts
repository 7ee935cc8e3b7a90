import type { Locator } from '@playwright/test';

import { openSession } from '../fixtures/open-session.ts';
import { demoPassword, staff } from '../fixtures/demo.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  'the overview counts what its lists have, for the chosen convention',
  byOffice,
  async ({ pageOfStaff, expectAccessible }) => {
    const page = await pageOfStaff('administrator');
    await page.goto('/admin');
    // Other journeys decide about the families of the coming convention; nobody touches the past one.
    const choice = page.getByLabel('Convention', { exact: true });
    await choice.selectOption({ label: (await pastConvention(choice)) ?? '' });
    const confirmed = page
      .getByRole('region', { name: 'Registrations', exact: true })
      .getByRole('link', { name: /Confirmed$/u });
    await expect(confirmed).toHaveText(/^[1-9]/u);
    const count = Number(/^\d+/u.exec((await confirmed.textContent()) ?? '')?.[0]);
    await expectAccessible(page);

    await test.step('a number leads to exactly what it counts', async () => {
      await confirmed.click();
      await expect(page.getByText(new RegExp(`^${count} registrations?$`, 'u'))).toBeVisible();
    });

    await test.step('the choice is kept by other lists and by a reload', async () => {
      const { searchParams } = new URL(page.url());
      await page.goto('/admin/payments');
      await expect(page).toHaveURL(new RegExp(`conventionId=${searchParams.get('conventionId') ?? ''}`, 'u'));
      await page.reload();
      await expect(choice).toHaveValue(searchParams.get('conventionId') ?? '');
    });

    await test.step('checklists say who has to act', async () => {
      await choice.selectOption({ label: (await demoConvention(choice)) ?? '' });
      await page.goto('/admin/checklists');
      await expect(page.getByRole('table', { name: 'Checklists' })).toContainText('The family');
      await expectAccessible(page);
    });
  },
);

for (const [who, sees, hidden] of [
  ['registrar', 'Registrations to decide', 'Payments to match'],
  ['treasurer', 'Payments to match', 'Registrations to decide'],
  ['editor', 'New messages', 'Travel plans missing'],
  ['desk', 'Travel plans missing', 'New messages'],
  ['care', 'Food and care missing', 'New messages'],
] as const) {
  test(`a ${who} is told what a ${who} has to do`, byOffice, async ({ page, expectAccessible }) => {
    await openSession(page, { email: staff[who], password: demoPassword });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: new RegExp(sees, 'u') })).toBeVisible();
    await expect(page.getByText(hidden)).toBeHidden();
    await expectAccessible(page);
  });
}

test('the desk opened from the overview shows the convention of the switch, and the switch that of the desk', async ({
  page,
}) => {
  await openSession(page, { email: staff.desk, password: demoPassword });
  await page.goto('/admin');
  await page.getByRole('link', { name: /People here/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arrival desk' })).toBeVisible();
  const choices = page.getByLabel('Convention', { exact: true });
  const ofDesk = page.getByRole('main').getByLabel('Convention', { exact: true });
  const coming = await ofDesk.inputValue();
  // The desk lists those that are over last.
  await ofDesk.selectOption({ index: (await ofDesk.getByRole('option').count()) - 1 });
  const past = await ofDesk.inputValue();
  expect(past).not.toBe(coming);
  await expect(choices.first()).toHaveValue(past);
  await choices.first().selectOption(coming);
  await expect(ofDesk).toHaveValue(coming);
  await page.reload();
  await expect(choices.first()).toHaveValue(coming);
  await expect(ofDesk).toHaveValue(coming);
});

test('a family reads on its checklist what is left, and goes there', async ({ page, expectAccessible }) => {
  await openSession(page, { email: 'mercy.padinjarekara@example.org', password: demoPassword });
  await page.goto('/my-account');
  const checklist = page.getByRole('list', { name: 'Your checklist' }).first();
  await expect(checklist.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await checklist.getByRole('link', { name: 'Travel plans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arrival');
});

/** The name of the convention that is over: the last one before "All conventions". */
async function pastConvention(choice: Locator): Promise<string | undefined> {
  await expect(choice.getByRole('option', { name: 'All conventions' })).toBeAttached();
  const names = await choice.getByRole('option').allTextContents();
  return names.at(-2);
}

/** The demo's coming convention: other journeys prepare later ones. */
async function demoConvention(choice: Locator): Promise<string | undefined> {
  await expect(choice.getByRole('option', { name: 'All conventions' })).toBeAttached();
  const names = await choice.getByRole('option').allTextContents();
  return names.find((name) => /^Sangamam \d{4}$/u.test(name));
}
