import type { Locator, Page } from '@playwright/test';

/** `/my-account` and the pages below it. */
export class MyAccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get editDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Edit details' });
  }

  get photoDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Your photo' });
  }

  /** The picture in the profile card. */
  photoOf(name: string): Locator {
    return this.page.getByRole('img', { name });
  }

  async open(): Promise<void> {
    await this.page.goto('/my-account');
  }

  async editDetails(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit details' }).click();
    await this.field('City').waitFor();
  }

  /** A field of the personal details. */
  field(name: string): Locator {
    return this.editDialog.getByLabel(name, { exact: true });
  }

  async saveDetails(): Promise<void> {
    await this.editDialog.getByRole('button', { name: 'Save' }).click();
  }

  /** Chooses a photo, zooms in with the keyboard, and saves it. */
  async addPhoto(picture: Buffer): Promise<void> {
    await this.page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await this.photoDialog.getByRole('slider', { name: 'Zoom' }).focus();
    await this.page.keyboard.press('ArrowRight');
  }

  async savePhoto(): Promise<void> {
    await this.photoDialog.getByRole('button', { name: 'Save photo' }).click();
  }

  async openYourData(): Promise<void> {
    await this.open();
    await this.page.getByRole('link', { name: 'Your data' }).click();
  }

  async closeAccount(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Close my account', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Close your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Close my account for good' }).click();
  }
}
