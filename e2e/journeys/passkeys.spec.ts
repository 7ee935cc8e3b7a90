import { expireProof } from '../fixtures/expire-proof.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator.ts';
import { signOut } from '../pages/account-pages.ts';

test('a family adds a passkey, signs in with it, renames and removes it', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await addVirtualAuthenticator(page);
  const { email, password } = await signInNewRegistrant(page, mailbox);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });

  await test.step('is asked for the password, and adds one', async () => {
    await page.goto('/my-account/security');
    await expireProof(page);
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    const proof = page.getByRole('dialog', { name: "Please confirm it's you" });
    await proof.getByRole('textbox', { name: 'Your password' }).fill(password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The passkey was added')).toBeVisible();
    await expect(passkeys.getByRole('listitem')).toContainText('Not used yet');
    await expectAccessible(page);
    await expect.poll(() => mailbox.kindsTo(email)).toContain('account.passkey-changed');
  });

  await test.step('the same device makes no second one', async () => {
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByText('This device has a passkey for your account already.')).toBeVisible();
  });

  await test.step('signs in with it', async () => {
    await signOut(page);
    await page.goto('/login');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/my-account$/u);
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('renames it', async () => {
    await page.goto('/my-account/security');
    await expect(passkeys.getByRole('listitem')).toContainText('Last used');
    await passkeys.getByRole('button', { name: /^Rename/u }).click();
    const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
    await rename.getByRole('textbox', { name: 'Name' }).fill('Anna’s phone');
    await expectAccessible(page);
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('Anna’s phone');
  });

  await test.step('removes it, and it no longer signs in', async () => {
    await passkeys.getByRole('button', { name: 'Remove Anna’s phone' }).click();
    await page
      .getByRole('dialog', { name: 'Remove this passkey?' })
      .or(page.getByRole('alertdialog', { name: 'Remove this passkey?' }))
      .getByRole('button', { name: 'Remove the passkey' })
      .click();
    await expect(page.getByText('The passkey was removed')).toBeVisible();
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(
      page.getByText("This passkey didn't work here. Please sign in with your password."),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('a browser without passkeys is told nothing of them', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email address' }).focus();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText(/passkey/iu)).toHaveCount(0);
  await signInNewRegistrant(page, mailbox);
  await page.goto('/my-account/security');
  await expect(page.getByRole('link', { name: 'Change password' }).last()).toBeVisible();
  await expect(page.getByText(/passkey/iu)).toHaveCount(0);
});
