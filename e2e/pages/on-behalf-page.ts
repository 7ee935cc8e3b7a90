import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { expect, type Page } from '@playwright/test';

/** Somebody whom staff add, born in March of `year`; without a relationship the person who registers. */
interface Person {
  firstName: string;
  lastName: string;
  familyName?: string;
  relationship?: string;
  year: string;
  maritalStatus: string;
  localUnit?: string;
  phone?: string;
  /** Of a spouse: the parish in Kerala. */
  parish?: string;
}

/** `/admin/registrations/new`: a family that staff register. */
export class OnBehalfPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** From the list of registrations. */
  async open(): Promise<void> {
    await this.#page.goto('/admin/registrations');
    await showListActions(this.#page);
    await this.#page.getByRole('link', { name: 'Register a family' }).click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Register a family');
  }

  /** Finds a family that has an account, and opens its form. */
  async find(search: string, name: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Name, email address or phone number' }).fill(search);
    await this.#page.getByRole('link', { name: `Register ${name}` }).click();
    await expect(this.#page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  async add(person: Person): Promise<void> {
    const page = this.#page;
    const name = person.relationship === undefined ? 'Add the person who registers' : 'Add a family member';
    await page.getByRole('button', { name }).click();
    const form = page.getByRole('dialog', { name });
    await form.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
    await form.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
    if (person.relationship !== undefined)
      await form.getByRole('combobox', { name: 'Relationship' }).selectOption({ label: person.relationship });
    await form.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'March' });
    await form.getByRole('combobox', { name: 'Year' }).selectOption(person.year);
    const status = form.getByRole('combobox', { name: 'Marital status' });
    if (await status.isVisible()) await status.selectOption({ label: person.maritalStatus });
    if (person.familyName !== undefined)
      await form.getByRole('textbox', { name: 'Family name' }).fill(person.familyName);
    if (person.localUnit !== undefined)
      await form.getByRole('combobox', { name: 'Local unit' }).selectOption({ label: person.localUnit });
    if (person.parish !== undefined)
      await form.getByRole('combobox', { name: /^Parish in Kerala/u }).selectOption({ label: person.parish });
    if (person.phone !== undefined) await form.getByRole('textbox', { name: 'Number' }).fill(person.phone);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(
      page.getByRole('listitem').filter({ hasText: `${person.firstName} ${person.lastName}` }),
    ).toBeVisible();
  }

  async choosePackage(name: RegExp): Promise<void> {
    const select = this.#page.getByRole('combobox', { name: 'Package' });
    const label = await select.getByRole('option', { name }).textContent();
    await select.selectOption({ label: label ?? '' });
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send for approval' }).click();
  }
}
