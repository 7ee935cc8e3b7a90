import { chosenPassword, newRegistrantFromChicago } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { choosePassword, signIn } from '../pages/account-pages.ts';
import { RegisterPage } from '../pages/register-page.ts';

test('a visitor signs up, corrects a mistake, sets a password by the mailed link and signs in', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const person = newRegistrantFromChicago();
  const form = new RegisterPage(page);
  await form.open();
  await form.wayHome.click();
  await expect(page).toHaveURL('/');
  await form.open();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  // A phone shows the first of four steps.
  const next = page.getByRole('button', { name: 'Continue' });
  if (!(await next.isVisible()))
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await expectAccessible(page);
  await form.fillIn({ ...person, mobile: '84755' });
  if (await page.getByRole('heading', { name: /4 of 4/u }).isVisible()) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Where you live 3 of 4' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue(person.home.city);
    await next.click();
  }
  await form.submit();
  await expect(page.getByRole('link', { name: /Mobile Number is not valid!/u })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill(person.mobile);
  await form.acceptTerms();
  await form.submit();
  const success = page.getByRole('dialog');
  await expect(success).toContainText(`A verification email was sent to ${person.email}`);
  await expectAccessible(page);
  await success.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL(/\/login\/?\?setPassword=false$/u);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  await choosePassword(page, await mailbox.linkTo(person.email, 'account.set-password'), chosenPassword);
  await expectAccessible(page);
  await signIn(page, person.email, chosenPassword);
  await expect(page).toHaveURL(/\/my-account$/u);
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
});

test('closing the thanks for signing up leads to the login by the header', async ({ page }) => {
  const person = newRegistrantFromChicago();
  const form = new RegisterPage(page);
  await form.open();
  await form.fillIn(person);
  await form.acceptTerms();
  await form.submit();
  await expect(page.getByRole('dialog')).toContainText(person.email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const menu = page.getByRole('banner').locator('summary').filter({ visible: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login\/?\?setPassword=false$/u);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
});
