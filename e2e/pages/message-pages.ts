import { expect, type Locator, type Page } from '@playwright/test';

interface Attachment {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The contact form, `/contactus`. */
export class ContactPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/contactus');
  }

  async fillIn(message: {
    name: string;
    email: string;
    phone: string;
    subject: string;
    body: string;
  }): Promise<void> {
    const field = (label: string) => this.#page.getByLabel(label, { exact: true });
    await field('Full name').fill(message.name);
    await field('Email address').fill(message.email);
    await field('Number').fill(message.phone);
    await field('Subject').fill(message.subject);
    await field('Message body').fill(message.body);
  }

  async choose(...files: Attachment[]): Promise<void> {
    await this.#page.getByLabel('Attachments (optional)').setInputFiles(files);
  }

  /** Drops a file onto the field, as from a file manager. */
  async drop({ name, mimeType, buffer }: Attachment): Promise<void> {
    const dataTransfer = await this.#page.evaluateHandle(
      ([fileName, type, text]) => {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], fileName, { type }));
        return transfer;
      },
      [name, mimeType, buffer.toString('base64')] as const,
    );
    const target = this.#page.getByText('or drop them here');
    await target.dispatchEvent('dragover', { dataTransfer });
    await target.dispatchEvent('drop', { dataTransfer });
  }

  get attached(): Locator {
    return this.#page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send Message' }).click();
  }

  get thanks(): Locator {
    return this.#page.getByRole('region', { name: 'Message sent' });
  }
}

/** The inbox of the contact form, `/admin/messages`, and a message in it. */
export class Inbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Finds the only message with these words and opens it. */
  async openMessage(words: string): Promise<void> {
    const page = this.#page;
    await page.goto('/admin/messages');
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('status').filter({ hasText: /^1 message$/u })).toBeVisible();
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
  }

  get attachments(): Locator {
    return this.#page.getByRole('list', { name: 'Attachments' }).getByRole('link');
  }

  async assignTo(colleague: string): Promise<void> {
    await this.#page.getByLabel('Assigned to').selectOption(colleague);
  }

  async answer(words: string): Promise<void> {
    await this.#page.getByLabel('Your answer').fill(words);
    await this.#page.getByRole('button', { name: 'Send answer' }).click();
    await expect(this.#page.getByRole('article', { name: 'Answer' }).getByText(words)).toBeVisible();
  }

  async close(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Close message' }).click();
    await expect(this.#page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  }
}
