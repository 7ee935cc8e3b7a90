import { expect, type Page } from '@playwright/test';

/** `/admin/payments`, with a payment found: takes booked money back. */
export async function reversePayment(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Reverse', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse this payment?' });
  await dialog.getByRole('radio', { name: /^It bounced/u }).check();
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(dialog.getByText('Please give a reason').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** `/admin/refunds`: the queue. */
export class RefundAdmin {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Finds money that must go back and enters a refund of it, maybe of all but a fee. */
  async enter(
    number: string,
    {
      amount,
      fee,
      why,
      by = 'Check',
    }: { amount: string; fee?: string; why?: string; by?: 'Check' | 'PayPal' },
  ) {
    const page = this.#page;
    await page.goto(`/admin/refunds?search=${number}`);
    await page
      .getByRole('row', { name: number })
      .getByRole('button', { name: 'Refund', exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Refund money' });
    await dialog.getByRole('textbox', { name: /^Amount/u }).fill(amount);
    if (fee !== undefined) await dialog.getByRole('textbox', { name: /^Kept fee/u }).fill(fee);
    if (why !== undefined) await dialog.getByRole('textbox', { name: 'Why a fee is kept' }).fill(why);
    await dialog.getByRole('radio', { name: by }).check();
    await dialog.getByRole('button', { name: 'Enter refund' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens all refunds of a registration. */
  async find(number: string): Promise<void> {
    await this.#page.goto(`/admin/refunds?state=ALL&search=${number}`);
    await expect(this.#page.getByRole('row', { name: number })).toBeVisible();
  }

  /** Confirms the next step, and expects the state that it leads to. */
  async next(action: 'Approve' | 'Mark as sent' | 'It arrived', state: string, reference?: string) {
    const page = this.#page;
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (reference !== undefined) await dialog.getByRole('textbox', { name: 'Reference' }).fill(reference);
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: state })).toBeVisible();
  }
}
