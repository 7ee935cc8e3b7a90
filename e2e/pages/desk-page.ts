import { expect, type Page } from '@playwright/test';

/** `/admin/desk`: the arrival desk of one member of staff. */
export class DeskPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the desk and gives it a name. */
  async open(name: string): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/desk');
    await page.getByRole('textbox', { name: 'Name of this desk' }).fill(name);
    await expect(page.getByText('People here')).toBeVisible();
  }

  /** Opens the only family that a text finds. */
  async find(text: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByText('1 family', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  }

  /** Checks in everybody who is expected. */
  async checkIn(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Check in (?!again)/u }).click();
    await expect(this.#page.getByText('Everybody is here.')).toBeVisible();
  }

  /** Ticks an add-on as handed out, or unticks it. */
  async tick(addon: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: addon }).click();
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next family' }).click();
    await expect(this.#page.getByRole('searchbox')).toBeFocused();
  }

  /** How many entries wait on this device. */
  async expectWaiting(count: number): Promise<void> {
    await expect(this.#page.getByText(`${count} waiting to be sent`)).toBeVisible();
  }

  async expectNothingWaiting(): Promise<void> {
    await expect(this.#page.getByText(/^\d+ waiting to be sent$/u)).toBeHidden({ timeout: 20_000 });
  }
}
