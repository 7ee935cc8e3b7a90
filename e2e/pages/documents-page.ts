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

  /** Sends forms for the first child, and for the first adult where nobody is chosen yet. */
  async sendForms(files: PickedFile[]): Promise<void> {
    const child = this.#page
      .getByRole('list', { name: 'Children and their forms' })
      .getByRole('listitem')
      .first();
    const another = child.getByText(/^Send another form/u);
    const picker = child.getByLabel(/Choose the form for/u);
    await picker.waitFor({ state: 'attached' });
    if ((await another.isVisible()) && !(await picker.isVisible())) await another.click();
    const adult = child.getByRole('combobox');
    if ((await adult.inputValue()) === '') await adult.selectOption({ index: 1 });
    await picker.setInputFiles(files);
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
