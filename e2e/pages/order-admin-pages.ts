import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

/** The registrar finds a registration by its number and approves it. */
export async function approveRegistration(page: Page, number: string): Promise<void> {
  const registrations = new RegistrationAdmin(page);
  await registrations.find(number);
  await page.getByRole('button', { name: 'Approve' }).click();
  await registrations.confirmApproval();
}

/** `/admin/registrations`: the list, and the overview of one registration. */
export class RegistrationAdmin {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Filters the list by these words; `count` results are expected. */
  async search(words: string, count: number): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/registrations');
    await page.getByRole('searchbox').fill(words);
    const found = new RegExp(`^${count} registrations?$`, 'u');
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
  }

  /** Opens the registration with this number. */
  async find(number: string): Promise<void> {
    await this.search(number, 1);
    await this.#page.getByRole('rowheader').getByRole('link').click();
    await expect(this.#page.getByRole('region', { name: 'Status' })).toContainText(number);
  }

  /** Confirms the question of an approval. */
  async confirmApproval(): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'Approve this registration?' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByRole('button', { name: 'Approve' })).toBeHidden();
  }

  /** Undoes the last decision, within its minute. */
  async undo(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(this.#page.getByText('Undone', { exact: true })).toBeVisible();
  }

  /** First tries without a reason, then enters one. */
  async reject(reason: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject this registration?' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Please give a reason').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toBeHidden();
  }

  async reopen(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Reopen' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Reopen this registration?' });
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(dialog).toBeHidden();
  }

  async ask(question: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Ask by email' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Ask the family' });
    await dialog.getByRole('textbox', { name: 'Your question' }).fill(question);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Writes a note for colleagues. */
  async note(text: string, { registrarsOnly = false }: { registrarsOnly?: boolean } = {}): Promise<void> {
    await this.#page.getByRole('button', { name: 'Write a note' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Write a note' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill(text);
    if (registrarsOnly) await dialog.getByRole('checkbox', { name: 'Registrars only' }).check();
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Writes a note, saves it as a reply for all and leaves the note unwritten. */
  async saveReply(text: string, name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Write a note' }).click();
    const note = this.#page.getByRole('dialog', { name: 'Write a note' });
    await note.getByRole('textbox', { name: 'Note' }).fill(text);
    await note.getByRole('button', { name: 'Save this text as a reply' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Save a reply' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await note.getByRole('button', { name: 'Cancel' }).click();
    await expect(note).toBeHidden();
  }

  /** Writes a note with a saved reply, which then reads `filled`. */
  async noteFromReply(name: string, filled: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Write a note' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Write a note' });
    await dialog.getByRole('button', { name: 'Saved replies' }).click();
    await dialog.getByRole('searchbox', { name: 'Search saved replies' }).fill(name);
    await dialog.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue(filled);
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Changes a person's last name on behalf of the family, after the difference is shown. */
  async rename(person: string, from: string, to: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Change ${person}` }).click();
    const dialog = this.#page.getByRole('dialog', { name: `Change ${person}` });
    await dialog.getByRole('textbox', { name: 'Last name' }).fill(to);
    await dialog.getByRole('button', { name: 'Review changes' }).click();
    await expect(dialog.getByRole('form')).toContainText(`was ${from} → will be ${to}`);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('By phone');
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog).toBeHidden();
  }

  get status() {
    return this.#page.getByRole('region', { name: 'Status' });
  }

  get history() {
    return this.#page.getByRole('region', { name: 'History' });
  }

  /** Opens a sent mail as the family received it. */
  async readMail(subject: RegExp): Promise<void> {
    const page = this.#page;
    // The newest first: one of an undone decision may have the same subject.
    const mails = page.getByRole('region', { name: 'Emails' }).getByRole('link');
    await mails.filter({ hasText: subject }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.locator('iframe[title^="Email: "]')).toBeVisible();
  }

  /** Selects everyone in the list and approves them together; returns the lines of the result. */
  async approveAll() {
    const page = this.#page;
    const boxes = page.getByRole('checkbox', { name: /^Select /u });
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: /^Approve \d+$/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    return page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  }
}

/** The treasurer finds a payment by the number in its memo, enters the received amount, and approves it. */
export class PaymentAdmin {
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

  /** Records the missing amount, which the form suggests; returns the amount. */
  recordWhatIsDue(): Promise<string> {
    return this.record();
  }

  /** Records a received amount in whole dollars: the suggested one, or this part. Returns it. Each check has its own number. */
  async record(part?: number, checkNumber = newCheckNumber()): Promise<string> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Record money' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record money received' });
    const field = dialog.getByRole('textbox', { name: /^Amount/u });
    if (part !== undefined) await field.fill(String(part));
    const amount = await field.inputValue();
    if (await dialog.getByRole('checkbox', { name: 'It is a paper check' }).isVisible()) {
      await dialog.getByRole('textbox', { name: 'Check number' }).fill(checkNumber);
      await dialog.getByLabel('Date on the check').fill('2026-03-02');
    } else {
      await dialog.getByRole('textbox', { name: /^Reference/u }).fill('Bank 4711');
    }
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

/** A number that no other check of a run has. */
export function newCheckNumber(): string {
  return String(randomInt(1_000, 99_999_999));
}

/** `/admin/registrations/:orderId/change`: a registration that was sent, as it is to be. */
export class AmendmentPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the change does, as it is worked out. */
  get result() {
    return this.#page.getByRole('region', { name: 'What changes' });
  }

  /** From the record of the registration. */
  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Change the registration' }).click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Change the registration');
  }

  /** Adds somebody who was born in March of `year`. */
  async addPerson(person: {
    firstName: string;
    lastName: string;
    relationship: string;
    year: string;
  }): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Add a person' }).click();
    const form = page.getByRole('dialog', { name: 'Add a person' });
    await form.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
    await form.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
    await form.getByRole('combobox', { name: 'Relationship' }).selectOption({ label: person.relationship });
    await form.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'March' });
    await form.getByRole('combobox', { name: 'Year' }).selectOption(person.year);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(this.result).toContainText(`${person.firstName} ${person.lastName}`);
  }

  async takeOut(name: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name }).uncheck();
    await expect(this.result).toContainText('Will no longer attend');
  }

  async choosePackage(name: RegExp): Promise<void> {
    const select = this.#page.getByRole('combobox', { name: 'Package' });
    const label = await select.getByRole('option', { name }).textContent();
    await select.selectOption({ label: label ?? '' });
  }

  /** Sets how many of an option of an add-on there are to be. */
  async count(title: string, label: string, quantity: number): Promise<void> {
    const page = this.#page;
    const block = page.getByRole('group', { name: title });
    if (!(await block.isVisible())) await page.getByText('Add-ons', { exact: true }).click();
    await block.getByRole('textbox', { name: label }).fill(String(quantity));
  }

  /** Carries out what is shown, and comes back to the record. */
  async carryOut(reason: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await page.getByRole('button', { name: 'Change the registration' }).click();
    await expect(page.getByText('The registration is changed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  }
}
