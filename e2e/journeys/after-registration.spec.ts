import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onDesktop, onPhone, test } from '../fixtures/test.ts';
import {
  choosePayment,
  confirmCheque,
  confirmZelle,
  correctZelleSender,
  readMemo,
} from '../pages/payment-pages.ts';
import { downloadPdf } from '../pages/downloads.ts';
import { AddonsPage, startRegistration } from '../pages/registration-pages.ts';

// Once is enough: the other journey of this file takes the other width.
test(
  'add-ons are bought and paid after the confirmation, and the same ones again',
  onPhone,
  async ({ page, request, mailbox, expectAccessible }) => {
    const account = await signInNewRegistrant(page, mailbox);
    const sent = await submitRegistration(request, account, 'DAY VISITORS');
    await confirmRegistration(request, account, sent);
    await page.goto('/my-account');
    await page.getByRole('link', { name: /^Buy Addons/u }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Additional Addons');
    const addons = new AddonsPage(page);
    await addons.count('Souvenir book', 'Copies', 2);
    await addons.count('Convention jersey', 'Medium', 1);
    await addons.expectTotal('$55 USD');
    await expectAccessible(page);
    await addons.save();

    await test.step('changes the chosen add-ons, also after a reload', async () => {
      await page.reload();
      await page.getByRole('link', { name: 'Edit the add-ons' }).tap();
      await addons.count('Convention jersey', 'Medium', 0);
      await addons.count('Souvenir book', 'Copies', 3);
      await addons.expectTotal('$45 USD');
      await addons.save();
      await expect(page.getByRole('table')).not.toContainText('Convention jersey');
      await expectAccessible(page);
    });

    await test.step('goes directly to the payment', async () => {
      await expect(page.getByRole('button', { name: 'Send for approval' })).toHaveCount(0);
      await page.getByRole('checkbox', { name: /I have read and agree/u }).tap();
      await page.getByRole('button', { name: 'Make payment' }).tap();
      await choosePayment(page, 'Zelle');
      expect(await readMemo(page)).not.toBe(sent.number);
      await confirmZelle(page, 'typo@example.org');
      await expectAccessible(page);
    });
    await page.goto('/my-account');
    const bought = page.getByRole('region', { name: 'Add-ons bought later' });
    await expect(bought).toContainText('Payment on its way');
    await expect(bought).toContainText('$45 USD');

    await test.step('downloads the receipts', async () => {
      const number = `R${sent.number.slice(1, 6)}`;
      const addons = await downloadPdf(page, bought.getByRole('button', { name: /^Addon Receipt/u }));
      expect(addons.name).toMatch(new RegExp(`^addon-receipt-${number}\\w\\.pdf$`, 'u'));
      expect(addons.start).toBe('%PDF-');
      const receipt = await downloadPdf(page, page.getByRole('button', { name: /^Registration Receipt/u }));
      expect(receipt.name).toMatch(new RegExp(`^registration-receipt-${number}\\w\\.pdf$`, 'u'));
      expect(receipt.start).toBe('%PDF-');
      await expectAccessible(page);
    });

    await test.step('corrects the address of the Zelle sender', async () => {
      await bought.getByRole('link', { name: /^How to pay/u }).tap();
      await expect(
        page.getByText('The treasurer is looking for a transfer from typo@example.org'),
      ).toBeVisible();
      await correctZelleSender(page, account.email);
      await expectAccessible(page);
      await page.reload();
      await expect(
        page.getByText(`The treasurer is looking for a transfer from ${account.email}`),
      ).toBeVisible();
    });

    await test.step('buys the same ones again, in an order of its own, with the fee of a check', async () => {
      await page.goto('/my-account');
      await page.getByRole('link', { name: /^Buy Addons/u }).tap();
      await expect(page.getByText('Souvenir book', { exact: false }).first()).toBeVisible();
      await addons.count('Souvenir book', 'Copies', 2);
      await addons.expectTotal('$30 USD');
      await addons.save();
      await page.getByRole('checkbox', { name: /I have read and agree/u }).tap();
      await page.getByRole('button', { name: 'Make payment' }).tap();
      await choosePayment(page, 'Check');
      await confirmCheque(page);
      await page.goto('/my-account');
      await expect(bought).toHaveCount(2);
      await expect(bought.filter({ hasText: '$45 USD' })).toHaveCount(1);
      await expect(bought.filter({ hasText: '$31 USD' })).toHaveCount(1);
      await expectAccessible(page);
    });
  },
);

// Once is enough: the other journey of this file takes the other width.
test(
  'a family cancels its registration and can start again',
  onDesktop,
  async ({ page, request, mailbox, expectAccessible }) => {
    const account = await signInNewRegistrant(page, mailbox);
    await submitRegistration(request, account, 'SINGLE REGISTRATION');
    await page.goto('/my-account');
    await page.getByRole('button', { name: /^Cancel registration/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your registration?' });
    await expect(dialog).toContainText("This can't be undone.");
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill('Grandmother is ill');
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("This registration was cancelled. There's nothing to pay.")).toBeVisible();
    await expectAccessible(page);
    expect(await mailbox.kindsTo(account.email)).toContain('order.cancelled');
    await startRegistration(page);
  },
);
