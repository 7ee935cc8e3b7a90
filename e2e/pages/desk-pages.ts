import { expect, type Page } from '@playwright/test';

/** The registrar finds a registration by its number and approves it. */
export async function approveRegistration(page: Page, number: string): Promise<void> {
  await page.goto('/admin/registrations');
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByRole('status').filter({ hasText: /^1 registration$/u })).toBeVisible();
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this registration?' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
}

/** The treasurer finds a payment by the number in its memo, enters what came, and approves it. */
export class PaymentsDesk {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async find(number: string): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/payments');
    await page.getByRole('searchbox').fill(number);
    await expect(page.getByRole('status').filter({ hasText: /^1 payment$/u })).toBeVisible();
    await page.getByRole('button', { name: /^Ledger and actions/u }).click();
  }

  /** Records what is still missing, which the form offers by itself; answers the amount. */
  async recordWhatIsDue(): Promise<string> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Record money' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record money that came' });
    const amount = await dialog.getByRole('textbox', { name: /^Amount/u }).inputValue();
    await dialog.getByRole('textbox', { name: /^Reference/u }).fill('Bank 4711');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
    return amount;
  }

  async approve(): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Approved' })).toBeVisible();
  }
}
