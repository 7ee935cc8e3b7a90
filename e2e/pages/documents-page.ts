import type { Locator, Page } from '@playwright/test';

interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** `/my-account/documents/{orderId}`. */
export class DocumentsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The forms that the family sent. */
  get forms(): Locator {
    return this.#page.getByRole('list', { name: 'Forms you sent' });
  }

  get note(): Locator {
    return this.#page.getByRole('textbox', { name: /^Note/u });
  }

  /** Sends forms for the first child and the first adult where nobody is chosen yet. */
  async sendForms(files: PickedFile[]): Promise<void> {
    const part = this.#page.getByRole('region', { name: 'Send a form' });
    await part.getByLabel(/Choose files/u).waitFor({ state: 'attached' });
    for (const select of await part.getByRole('combobox').all())
      if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
    await this.#page.getByLabel(/Choose files/u).setInputFiles(files);
  }

  async deleteForm(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Delete ${name}` }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }

  async choosePicture(file: PickedFile): Promise<void> {
    await this.#page.getByLabel(/Choose a picture/u).setInputFiles(file);
  }
}

/** A photo of something: what the page shows now. */
export function photoOf(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'png' });
}
