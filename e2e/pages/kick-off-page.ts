import { expect, type Page } from '@playwright/test';

/** `/admin/kick-off`: an evening of a local unit, as a volunteer works on it. */
export class KickOffPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a new evening of the unit in Chicago. */
  async openEvening(name: string): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/kick-off');
    await page.getByRole('button', { name: 'Open an evening' }).click();
    const form = page.getByRole('dialog', { name: 'Open an evening' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('combobox', { name: 'Local unit' }).selectOption({ label: 'Chicago' });
    await form.getByRole('textbox', { name: 'Place' }).fill('Parish hall');
    await form.getByRole('button', { name: 'Open an evening' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async newFamily(): Promise<void> {
    await this.#page.getByRole('link', { name: 'New family' }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Register a family' })).toBeVisible();
  }

  /** Finds a family that has an account, and opens its form. */
  async find(search: string, name: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Name, email address or phone number' }).fill(search);
    await this.#page.getByRole('link', { name: `Register ${name}` }).click();
    await expect(this.#page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** The family hands over a check with this number, or cash without one; the amount due unless another one is given. */
  async handsOver({ amount, check }: { amount?: string; check?: string }): Promise<void> {
    const page = this.#page;
    await page.getByRole('radio', { name: check === undefined ? 'Cash' : 'Check', exact: true }).check();
    if (amount !== undefined) await page.getByRole('textbox', { name: 'Amount in dollars' }).fill(amount);
    if (check !== undefined) await page.getByRole('textbox', { name: 'Check number' }).fill(check);
  }

  async readTerms(): Promise<void> {
    await this.#page.getByRole('checkbox', { name: /^I read the terms/u }).check();
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send for approval' }).click();
  }

  /** The slip of the family that was just registered; answers its number. */
  async slip(): Promise<string> {
    const slip = this.#page.getByRole('region', { name: 'Slip for the family' });
    await expect(slip).toBeVisible();
    return /T[0-9A-Z]{6}/u.exec((await slip.textContent()) ?? '')?.[0] ?? '';
  }

  async next(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Next family' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Families of this evening' })).toBeVisible();
  }

  /** A family of the evening or of its sheet. */
  family(number: string) {
    return this.#page.getByRole('row').filter({ hasText: number });
  }

  /** Counts the envelope on the closing sheet. */
  async count({ checks, cash }: { checks: string; cash: string }): Promise<void> {
    const page = this.#page;
    await page.getByRole('textbox', { name: 'Checks counted, USD' }).fill(checks);
    await page.getByRole('textbox', { name: 'Cash counted, USD' }).fill(cash);
  }
}
