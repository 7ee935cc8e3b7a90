import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { startRegistration } from '../pages/registration-pages.ts';

test('saving a child again after a lost response adds it once', async ({ page, mailbox }) => {
  await signInNewRegistrant(page, mailbox, { maritalStatus: 'WIDOW' });
  await startRegistration(page);
  let lost = 0;
  // The server does its work, but its first response never arrives.
  await page.route('**/v1/order/add-participant', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add Family Member' }).click();
  const form = page.getByRole('form', { name: 'Add Family Member' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Anna');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Luke');
  await form.getByRole('combobox', { name: 'Relationship' }).selectOption({ label: 'Daughter' });
  await form.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'May' });
  await form.getByRole('combobox', { name: 'Year' }).selectOption('2014');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(form.getByText(/^We couldn't reach the server/u)).toBeVisible();
  await save.click();
  await expect(form).toBeHidden();
  expect(lost).toBe(1);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna Luke' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
});
