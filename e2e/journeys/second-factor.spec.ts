import { randomUUID } from 'node:crypto';

import { expireProof } from '../fixtures/expire-proof.ts';
import { Authenticator } from '../fixtures/authenticator.ts';
import { chosenPassword } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { choosePassword, signIn } from '../pages/account-pages.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { ProofDialog, requireSecondFactor, SecurityPage, StaffAdmin } from '../pages/staff-admin-pages.ts';

test('an administrator confirms their identity to invite, and a required second factor is set up at sign-in', async ({
  page,
  browser,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const id = randomUUID().slice(0, 8);
  const [administrator, viewer] = [`annie.${id}@example.org`, `vinod.${id}@example.org`];
  const keyboard = new Keyboard(page);

  const app = await test.step('a new administrator sets up a second factor', async () => {
    const staffAdmin = new StaffAdmin(await pageOfStaff('administrator'));
    await staffAdmin.open();
    await staffAdmin.openInvitation();
    await staffAdmin.invite({
      firstName: 'Annie',
      lastName: 'Luke',
      email: administrator,
      duty: 'Administrator',
    });
    await choosePassword(page, await mailbox.linkTo(administrator, 'account.invitation'), chosenPassword);
    await signIn(page, administrator, chosenPassword);
    await page.goto('/admin/security');
    const security = new SecurityPage(page);
    const app = new Authenticator(await security.begin(chosenPassword));
    await security.prove(app.code());
    await security.keepCodes();
    return app;
  });

  await test.step('an invitation asks for password and code again, by keyboard, and keeps what was typed', async () => {
    const staffAdmin = new StaffAdmin(page);
    await staffAdmin.open();
    await expireProof(page);
    await keyboard.press(page.getByRole('button', { name: 'Invite someone' }));
    const invitation = page.getByRole('dialog', { name: 'Invite someone' });
    await keyboard.type(invitation.getByRole('textbox', { name: 'First name' }), 'Vinod');
    await keyboard.type(invitation.getByRole('textbox', { name: 'Last name' }), 'Luke');
    await keyboard.type(invitation.getByRole('textbox', { name: 'Email' }), viewer);
    await keyboard.press(invitation.getByRole('checkbox', { name: 'Viewer' }), 'Space');
    const send = invitation.getByRole('button', { name: 'Send invitation' });
    await keyboard.press(send);
    const proof = new ProofDialog(page);
    await expect(proof.password).toBeFocused();
    await expectAccessible(page);

    // Escape closes only the question and does not discard the typed text.
    await page.keyboard.press('Escape');
    await expect(proof.dialog).toBeHidden();
    await expect(invitation.getByText("Please confirm it's you before you do this.")).toBeVisible();
    await expect(invitation.getByRole('textbox', { name: 'Email' })).toHaveValue(viewer);

    await keyboard.press(send);
    await proof.answer(page, { password: 'Not-my-password-1', code: '000000' });
    await expect(proof.password).toHaveAccessibleDescription(/This is not your password/u);
    await proof.answer(page, { password: chosenPassword, code: '000000' });
    await expect(proof.code).toHaveAccessibleDescription(/This code is not right/u);
    await expectAccessible(page);
    await proof.answer(page, { password: chosenPassword, code: app.code() });
    await expect(invitation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite someone' })).toBeFocused();
    await expect(await staffAdmin.find(viewer)).toContainText('Invited');
  });

  await test.step('viewers are required to have a second factor', async () => {
    await requireSecondFactor(page, 'Viewer');
    await expectAccessible(page);
    await page.reload();
    await expect(
      page.getByRole('form', { name: 'Second factor' }).getByRole('checkbox', { name: 'Viewer' }),
    ).toBeChecked();
  });

  await test.step('a viewer is sent to the set-up page and then to the requested page', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await choosePassword(theirs, await mailbox.linkTo(viewer, 'account.invitation'), chosenPassword);
    const wanted = '/admin/registrations?search=Mathew';
    await theirs.goto(wanted);
    await theirs.waitForURL(/\/login/u);
    await theirs.getByRole('textbox', { name: 'Email address' }).fill(viewer);
    await theirs.getByRole('textbox', { name: 'Password' }).fill(chosenPassword);
    await theirs.keyboard.press('Enter');
    await theirs.waitForURL(/\/admin\/security\?from=/u);
    await expect(theirs.getByText('The admin area opens once you have set this up')).toBeVisible();
    await expectAccessible(theirs);
    const places = theirs.getByRole('navigation', { name: 'Admin' });
    await expect(places.getByRole('link')).toHaveText(['My access']);
    // Opening the URL directly does not bypass it either.
    await theirs.goto('/admin');
    await theirs.waitForURL(/\/admin\/security\?from=%2Fadmin$/u);
    await theirs.goto(wanted);
    await theirs.waitForURL(/\/admin\/security\?from=%2Fadmin%2Fregistrations/u);

    const security = new SecurityPage(theirs);
    const app = new Authenticator(await security.begin(chosenPassword));
    await security.prove(app.code());
    await theirs.getByRole('button', { name: "I've saved them" }).click();
    // The list names its convention in the address, too.
    await theirs.waitForURL(`**${wanted}&conventionId=*`);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Overview' })).toBeAttached();
    await context.close();
  });
});
