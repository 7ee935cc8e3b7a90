import { expect, type Page } from '@playwright/test';

/** `/payment/{orderId}`: chooses the payment method. */
export async function choosePayment(page: Page, method: 'Zelle' | 'Check' | 'PayPal or card'): Promise<void> {
  await page.getByRole('radio', { name: method }).check({ force: true });
  await page.getByRole('button', { name: 'Make payment' }).click();
}

/** `/zelle-payment/{orderId}`: reports that the transfer was sent. */
export async function confirmZelle(page: Page, from: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by Zelle');
  await page.getByRole('textbox', { name: 'Email of your Zelle account' }).fill(from);
  await page.getByRole('button', { name: 'Confirm Zelle Payment' }).click();
  await page.waitForURL(/\/confirmation/u);
}

/** `/confirmation` of a Zelle payment: corrects the reported email address. */
export async function correctZelleSender(page: Page, from: string): Promise<void> {
  await page.getByRole('button', { name: 'Correct this address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the email address' });
  await dialog.getByRole('textbox', { name: 'Email of your Zelle account' }).fill(from);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The treasurer is looking for a transfer from ${from}`)).toBeVisible();
}

/** `/cheque-payment/{orderId}`: reports that the cheque was mailed. */
export async function confirmCheque(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm Check Payment' }).click();
  await page.waitForURL(/\/confirmation/u);
}

/** The number that a page shows for the memo. */
export async function readMemo(page: Page): Promise<string> {
  const label = await page
    .getByRole('button', { name: /^Copy temporary registration number/u })
    .getAttribute('aria-label');
  const number = label?.split(' ').at(-1);
  if (!number) throw new Error('The page shows no number');
  return number;
}

/** The page of PayPal's double: what the payer does there. */
export async function answerPaypal(
  page: Page,
  what: 'Pay now' | 'Pay with a declined card' | 'Cancel and return',
): Promise<void> {
  await page.waitForURL(/\/checkoutnow\?token=/u);
  await page.getByRole(what === 'Cancel and return' ? 'link' : 'button', { name: what }).click();
  await page.waitForURL(/\/confirmation\?/u);
}
