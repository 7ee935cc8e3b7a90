import { expect, type Page } from '@playwright/test';

/** A family member, as the add form asks. */
export interface FamilyMember {
  firstName: string;
  lastName: string;
  relationship: string;
  month: string;
  year: string;
  /** Absent where the form fills it in: a spouse, a minor. */
  maritalStatus?: string;
  /** Of in-laws: everybody else's is filled in. */
  familyName?: string;
  /** Label of the parish, which a spouse needs; others are not asked for it. */
  parish?: string;
}

/** `/my-account`: starts the registration for an open convention, the next one unless it is named. */
export async function startRegistration(page: Page, convention = ''): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^Register Now.*${convention}$`, 'u') });
  await button.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other Participants');
}

/** `/participants`. */
export class ParticipantsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async add(member: FamilyMember): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Add Family Member' }).click();
    const form = page.getByRole('form', { name: 'Add Family Member' });
    await form.getByRole('textbox', { name: 'First name' }).fill(member.firstName);
    await form.getByRole('textbox', { name: 'Last name' }).fill(member.lastName);
    await form.getByRole('combobox', { name: 'Relationship' }).selectOption({ label: member.relationship });
    await form.getByRole('combobox', { name: 'Month' }).selectOption({ label: member.month });
    await form.getByRole('combobox', { name: 'Year' }).selectOption(member.year);
    if (member.maritalStatus !== undefined)
      await form
        .getByRole('combobox', { name: 'Marital status' })
        .selectOption({ label: member.maritalStatus });
    const parish = form.getByRole('combobox', { name: /^Parish in Kerala/u });
    if (member.relationship === 'Spouse' && member.parish !== undefined)
      await parish.selectOption({ label: member.parish });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Participant added successfully').last()).toBeVisible();
    await expect(this.card(member)).toBeVisible();
  }

  /** A person's card on the list. */
  card({ firstName, lastName }: Pick<FamilyMember, 'firstName' | 'lastName'>) {
    return this.#page.getByRole('listitem').filter({ hasText: `${firstName} ${lastName}` });
  }

  async continue(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Confirms everyone who attends and continues to the packages. */
  async proceed(): Promise<void> {
    await this.continue();
    const dialog = this.#page.getByRole('dialog', { name: 'Confirm Participants' });
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Choose a package');
  }
}

/** `/packages`: selects a package by its name and continues to the upgrades. */
export async function choosePackage(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`, 'u') })
    .click();
  await page.getByRole('button', { name: 'Optional Upgrades' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade package');
}

/** `/upgrade-package`. */
export class AddonsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async choose(title: string, option: RegExp): Promise<void> {
    await this.#page.getByRole('group', { name: title }).getByText(option).click();
  }

  async count(title: string, label: string, quantity: number): Promise<void> {
    const field = this.#page.getByRole('group', { name: title }).getByRole('textbox', { name: label });
    await field.fill(String(quantity));
  }

  async request(text: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: /^Additional requests/u }).fill(text);
  }

  /** The running total, such as `$1,050 USD`. */
  async expectTotal(total: string): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: 'Total' })).toContainText(total);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save & Goto Review' }).click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Review the details');
  }
}

/** `/review`. */
export class ReviewPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.#page.getByRole('region', { name: 'Price' })).toContainText(
      `Total, before any fee ${total}`,
    );
  }

  async acceptTerms(): Promise<void> {
    await this.#page.getByRole('checkbox', { name: /I have read and agree/u }).check();
  }

  async sendForApproval(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send for approval' }).click();
    await this.#page.waitForURL(/\/confirmation/u);
  }

  async makePayment(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Make payment' }).click();
    await this.#page.waitForURL(/\/payment\//u);
  }
}
