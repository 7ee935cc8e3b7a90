import { expect, type Page } from '@playwright/test';

/** `/admin/payments/deposits`: checks that wait, and deposit slips. */
export class Deposits {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/admin/payments/deposits');
    await expect(this.#page.getByRole('heading', { name: 'Checks to deposit', exact: true })).toBeVisible();
  }

  /** The row of a registration's check, among those that wait or on a slip. */
  check(number: string) {
    return this.#page.getByRole('row').filter({ hasText: number });
  }

  /** Puts the checks of these registrations on a slip; returns its number. */
  async makeSlip(numbers: readonly string[], sum: string): Promise<number> {
    const page = this.#page;
    for (const number of numbers) await this.check(number).getByRole('checkbox').check();
    await expect(page.getByRole('status').filter({ hasText: sum })).toBeVisible();
    await page.getByRole('button', { name: 'Make a deposit slip' }).click();
    await page.waitForURL(/\/deposits\/[\da-f-]{36}/u);
    const heading = await page.getByRole('heading', { level: 2, name: /^Number \d+$/u }).textContent();
    return Number(heading?.split(' ').at(-1));
  }

  /** Notes that the slip is at the bank today. */
  async markAtBank(): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'It is at the bank' }).click();
    const dialog = page.getByRole('dialog', { name: 'When was it taken to the bank?' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('At the bank', { exact: true })).toBeVisible();
  }

  async takeBack(number: number): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Take it back' }).click();
    const dialog = page.getByRole('dialog', { name: `Take deposit slip ${number} back?` });
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  }
}
