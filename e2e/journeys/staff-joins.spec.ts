import { randomUUID } from 'node:crypto';

import { Authenticator } from '../fixtures/authenticator.ts';
import { chosenPassword } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { choosePassword, signIn, signOut } from '../pages/account-pages.ts';
import {
  enterRecoveryCode,
  signInToSecondStep,
  SecurityPage,
  StaffAdmin,
} from '../pages/staff-admin-pages.ts';

test('an invited treasurer sets up a second factor, signs in and sees what the role allows', async ({
  page,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const email = `stephy.${randomUUID().slice(0, 8)}@example.org`;
  const staffAdmin = new StaffAdmin(await pageOfStaff('administrator'));

  await test.step('an administrator invites by mail', async () => {
    await staffAdmin.open();
    await staffAdmin.openInvitation();
    await staffAdmin.invite({ firstName: 'Stephy', lastName: 'Luke', email, duty: 'Treasurer' });
    await expect(await staffAdmin.find(email)).toContainText('Invited');
  });

  const security = new SecurityPage(page);
  const { app, recoveryCode } =
    await test.step('the mail leads to a password and a second factor', async () => {
      await choosePassword(page, await mailbox.linkTo(email, 'account.invitation'), chosenPassword);
      await signIn(page, email, chosenPassword);
      await expect(page).toHaveURL(/\/admin$/u);
      await page.getByRole('link', { name: 'Set up a second factor' }).click();
      await expectAccessible(page);
      const app = new Authenticator(await security.begin(chosenPassword));
      await expectAccessible(page);
      const [recoveryCode = ''] = await security.prove(app.code());
      await expectAccessible(page);
      await security.keepCodes();
      expect(await mailbox.kindsTo(email)).toContain('account.second-factor-changed');
      return { app, recoveryCode };
    });

  await test.step('signing in asks for the code of the app', async () => {
    await signOut(page);
    await signInToSecondStep(page, email, chosenPassword);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(app.code());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/u);
  });

  await test.step('the role opens the payments and nothing else', async () => {
    const places = page.getByRole('navigation', { name: 'Admin' });
    await expect(places.getByRole('link', { name: 'Payments' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    await expect(places.getByRole('link', { name: 'People' })).toHaveCount(0);
    await page.goto('/admin/staff');
    await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a recovery code works once', async () => {
    await signOut(page);
    await signInToSecondStep(page, email, chosenPassword);
    await enterRecoveryCode(page, recoveryCode);
    await expect(page).toHaveURL(/\/admin$/u);
    await signOut(page);
    await signInToSecondStep(page, email, chosenPassword);
    await enterRecoveryCode(page, recoveryCode);
    await expect(page.getByRole('textbox', { name: 'Recovery code' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  await test.step('the administrator sees who has joined', async () => {
    const row = await staffAdmin.find(email);
    await expect(row).toContainText('Active');
    await expect(row).toContainText('On');
  });
});
