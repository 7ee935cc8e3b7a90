import { readFile } from 'node:fs/promises';

import { chosenPassword } from '../fixtures/people.ts';
import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';
import { requestResetLink, changePassword, signIn, resetPassword } from '../pages/account-pages.ts';
import { MyAccountPage } from '../pages/my-account-page.ts';

const newPassword = 'Copper+Meadow+1891';

test('a forgotten password is reset by a mailed link, which works once', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { email } = await createRegistrant(page.request, mailbox);
  await requestResetLink(page, email);
  await expectAccessible(page);
  const link = await mailbox.linkTo(email, 'account.reset-password');
  await resetPassword(page, link, newPassword);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByText('Sorry Token invalid or expired.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login?setPassword=true');
  await expect(page.getByText('Your password has been saved. Please proceed to login.')).toBeVisible();
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/my-account$/u);
});

test('changing the password ends all other sessions at their next request', async ({
  page,
  mailbox,
  browser,
  expectAccessible,
}) => {
  const { email, password } = await signInNewRegistrant(page, mailbox);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email, password);
  await expect(elsewhere.getByText(email)).toBeVisible();

  await page.goto('/my-account/security');
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Change password' }).click();
  await changePassword(page, 'Kottayam-1911!', newPassword);
  await expect(page.getByText('Invalid password')).toBeVisible();
  await changePassword(page, password, newPassword);
  await expect(page.getByText('Success - Your new Password has been saved successfully')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL('/my-account');
  await page.goto('/my-account/security');
  await expect(page.getByText("You're not signed in anywhere else.")).toBeVisible();

  // The old token is refused: the page leads to the login, and back afterwards.
  await elsewhere.goto('/my-account/your-data');
  await expect(elsewhere).toHaveURL(/\/login\?.*from=%2Fmy-account%2Fyour-data/u);
  await elsewhere.getByRole('textbox', { name: 'Email address' }).fill(` ${email} `);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText('Username or password is incorrect !')).toBeVisible();
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/my-account\/your-data$/u);
  await elsewhere.close();
});

test('profile and photo are changed, and a session that ends meanwhile loses nothing typed', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { email, password, name } = await signInNewRegistrant(page, mailbox);
  const account = new MyAccountPage(page);
  await account.addPhoto(await page.screenshot({ type: 'png' }));
  await expectAccessible(page);
  await account.savePhoto();
  await expect(account.photoOf(name)).toBeVisible();
  await expect(account.photoOf(name)).toHaveJSProperty('naturalWidth', 512);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();

  await account.editDetails();
  await expect(account.field('Email address')).toBeDisabled();
  await account.field('City').fill('');
  await account.saveDetails();
  await expect(account.editDialog.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page);
  await account.field('City').fill('Evanston');
  await account.field('Country').selectOption('CAN');
  await expect(account.field('Postal code')).toHaveValue('');
  await account.field('Province').fill('Ontario');
  await account.field('Postal code').fill('M5V 2T6');

  // Signed out from another device, in the middle of the work.
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('sangamam.session') ?? '{}') as { token: string }).token,
  );
  await page.request.post('/v1/user/logout', { headers: { authorization: `Bearer ${token}` } });
  await account.saveDetails();
  await page.waitForURL(/\/login/u);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(account.field('City')).toHaveValue('Evanston');
  await expect(account.field('Postal code')).toHaveValue('M5V 2T6');
  await account.saveDetails();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await expect(account.editDialog).toBeHidden();
  await expect(page.getByText('Evanston, Ontario')).toBeVisible();
  await expect(account.photoOf(name)).toBeVisible();
});

// Once is enough: these pages are one column at any width.
test(
  'a family downloads its data, leaves the public list and closes its account',
  onPhone,
  async ({ page, mailbox, expectAccessible }) => {
    const { email, password } = await signInNewRegistrant(page, mailbox);
    const account = new MyAccountPage(page);
    await account.openYourData();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything as JSON' }).click();
    const saved = await (await download).path();
    expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ people: [{ email }] });
    await page.getByRole('checkbox', { name: 'Keep my family off the public list' }).check();
    await expect(page.getByText('Your family is off the list.')).toBeVisible();

    await account.closeAccount(`${password}?`);
    await expect(page.getByText('This is not your password.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await account.closeAccount(password);
    await expect(page).toHaveURL(/\/account-closed$/u);
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('sangamam.session'))).toBeNull();
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(chosenPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Username or password is incorrect !')).toBeVisible();
  },
);
