import { expect, type Locator, type Page } from '@playwright/test';

/** The data that an organiser types about a convention: texts by label. */
type Typed = Readonly<Record<string, string>>;

/** `/admin/conventions` and the pages below it. */
export class ConventionAdmin {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Creates an empty convention and stays on its overview. */
  async prepare(name: string, typed: Typed): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/conventions');
    await page.getByRole('link', { name: 'New convention' }).click();
    await this.fill(page.getByRole('form', { name: 'Convention' }), { Name: name, ...typed });
    await page.getByRole('button', { name: 'Create the convention' }).click();
    await this.expectOverview(name);
  }

  async expectOverview(name: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.#page.getByRole('region', { name: 'Registration', exact: true })).toBeVisible();
  }

  /** Fills fields, found by the beginning of their labels. */
  async fill(form: Locator, typed: Typed): Promise<void> {
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).first().fill(text);
  }

  /** The readiness issues that prevent opening registration, each a link to the page that fixes it. */
  get missing() {
    return this.#page.getByRole('list', { name: 'What is missing' }).getByRole('link');
  }

  /** Opens the link of one readiness issue. */
  async mend(sentence: string): Promise<void> {
    await this.missing.filter({ hasText: sentence }).click();
  }

  async askToOpen(): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Open registration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open registration?' });
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(dialog).toBeHidden();
  }

  async close(): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Close registration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close registration?' });
    await dialog.getByRole('button', { name: 'Close registration' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Saves the form of a package, an add-on or the facts, and waits for the overview. */
  async save(button: string, convention: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).click();
    await this.expectOverview(convention);
  }
}

/** `/admin/settings/local-units`: adds one. */
export async function addLocalUnit(page: Page, name: string): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Local units' }).click();
  await page.getByRole('button', { name: 'Add a local unit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a local unit' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}
