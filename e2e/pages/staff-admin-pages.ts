import { expect, type Locator, type Page } from '@playwright/test';

/** A person whom an administrator invites to the staff. */
export interface NewStaff {
  firstName: string;
  lastName: string;
  email: string;
  /** The role, as the page names it. */
  duty: string;
}

/** `/admin/staff`: the list, and the invitation dialog. */
export class StaffAdmin {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/admin/staff');
    await expect(this.#page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
    await expect(this.#page.getByRole('table', { name: 'Staff' })).toBeVisible();
  }

  async openInvitation(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Invite someone' }).click();
    await expect(this.#page.getByRole('dialog', { name: 'Invite someone' })).toBeVisible();
  }

  async invite({ firstName, lastName, email, duty }: NewStaff): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByRole('textbox', { name: 'First name' }).fill(firstName);
    await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('checkbox', { name: duty }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The member's row, found by the address. */
  async find(email: string) {
    await this.open();
    await this.#page.getByRole('searchbox').fill(email);
    await expect(this.#page.getByRole('status').filter({ hasText: /^1 person$/u })).toBeVisible();
    return this.#page.getByRole('row').filter({ hasText: email });
  }
}

/** `/admin/security`: sets up a second factor. */
export class SecurityPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns the key beside the QR code, for the authenticator app. */
  async begin(password: string): Promise<string> {
    const page = this.#page;
    await page.getByRole('textbox', { name: 'Your password' }).fill(password);
    await page.getByRole('button', { name: 'Set up a second factor' }).click();
    await expect(page.getByRole('img', { name: /^QR code/u })).toBeVisible();
    return page.getByRole('code').innerText();
  }

  /** Returns the recovery codes. */
  async prove(code: string): Promise<string[]> {
    const page = this.#page;
    await page.getByRole('textbox', { name: 'Code from the app' }).fill(code);
    await page.getByRole('button', { name: 'Turn it on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    return codes.allInnerTexts();
  }

  async keepCodes(): Promise<void> {
    await this.#page.getByRole('button', { name: "I've saved them" }).click();
    await expect(this.#page.getByRole('heading', { name: 'Second factor: on' })).toBeVisible();
  }
}

/** `/login` up to the second step. */
export async function signInToSecondStep(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible();
}

/** The second step of the login, with one of the recovery codes. */
export async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.keyboard.press('Enter');
}

/** The dialog that asks for password and code again before a critical action. */
export class ProofDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: "Please confirm it's you" });
  }

  get password(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Your password' });
  }

  get code(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Code' });
  }

  /** By keyboard: the focus must be in the password field, and Tab moves it on. */
  async answer(page: Page, { password, code }: { password: string; code?: string }): Promise<void> {
    await this.password.fill(password);
    if (code !== undefined) await this.code.fill(code);
    await page.keyboard.press('Enter');
  }
}

/** `/admin/settings`: requires a second factor for a role. */
export async function requireSecondFactor(page: Page, role: string): Promise<void> {
  await page.goto('/admin/settings');
  const form = page.getByRole('form', { name: 'Second factor' });
  await form.getByRole('checkbox', { name: role }).check();
  await form.getByRole('button', { name: 'Save second factor' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
}
