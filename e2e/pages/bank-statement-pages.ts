import { expect, type Page } from '@playwright/test';

/** `/admin/payments/statements`, and the lines of one statement. */
export class BankStatements {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Chooses an export, looks at how it is read, and imports it. */
  async import(name: string, text: string, lines: number): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/payments/statements');
    await page
      .getByLabel(/^Choose a bank export/u)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByRole('status').filter({ hasText: `${lines} lines found` })).toBeVisible();
    await page.getByRole('button', { name: `Import ${lines} lines` }).click();
    await page.waitForURL(/\/statements\/[\da-f-]{36}/u);
  }

  /** Shows the lines of a state, of which there must be this many. */
  async open(group: string, lines: number): Promise<void> {
    const tab = this.#page
      .getByRole('navigation', { name: 'Lines by state' })
      .getByRole('button', { name: new RegExp(`^${group} ?${lines}`, 'u') });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
  }

  /** The line with this text. */
  line(text: string) {
    return this.#page.getByRole('list', { name: 'Lines' }).locator(':scope > li').filter({ hasText: text });
  }

  /** Accepts what is selected; returns the lines of the result. */
  async acceptSelected(lines: number): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: lines === 1 ? 'Accept 1 line' : `Accept ${lines} lines` }).click();
    const question = page.getByRole('dialog', { name: /^Accept \d+ lines?\?$/u });
    await question.getByRole('button', { name: 'Accept' }).click();
    const results = page.getByRole('dialog', { name: /accepted$/u });
    await expect(results).toBeVisible();
    await results.getByRole('button', { name: 'Done' }).click();
    await expect(results).toBeHidden();
  }

  /** Books a line for a registration that is found by its number. */
  async find(payer: string, number: string): Promise<void> {
    const page = this.#page;
    await this.line(payer)
      .getByRole('button', { name: /^Split/u })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Whose money is it?' });
    await dialog.getByRole('searchbox').fill(number);
    await dialog.getByRole('button', { name: 'Find' }).click();
    await dialog.getByRole('button', { name: new RegExp(`^Add .*${number}`, 'u') }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toBeHidden();
  }
}
