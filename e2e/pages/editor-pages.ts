import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The editor of one page of the site, `/admin/pages/{designType}`. */
export class PageEditor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(designType: string): Promise<void> {
    await this.#page.goto(`/admin/pages/${designType}`);
    await expect(this.sections).toBeVisible();
  }

  get sections(): Locator {
    return this.#page.getByRole('list', { name: 'Sections' });
  }

  /** Opens the form of the section whose heading contains these words. */
  async unfold(heading: string | RegExp): Promise<Locator> {
    const section = this.sections.getByRole('listitem').filter({
      has: this.#page.getByRole('heading', { level: 3, name: heading }),
    });
    const toggle = section.getByRole('heading', { level: 3 }).getByRole('button');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    return section;
  }

  /** Shows the texts of the page in a language. */
  async show(language: 'English' | 'Malayalam'): Promise<void> {
    const languages = this.#page.getByRole('navigation', { name: 'Language' });
    await languages.getByRole('link', { name: new RegExp(`^${language}`, 'u') }).click();
    await expect(language === 'English' ? this.sections : this.translations).toBeVisible();
  }

  get translations(): Locator {
    return this.#page.getByRole('list', { name: 'The page in Malayalam' });
  }

  /** Opens the translations of the section whose heading contains these words. */
  async unfoldTranslations(heading: string): Promise<Locator> {
    const group = this.translations.getByRole('listitem').filter({
      has: this.#page.getByRole('heading', { level: 3, name: heading }),
    });
    const toggle = group.getByRole('heading', { level: 3 }).getByRole('button');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    return group;
  }

  /** Adds a section at the end; returns its form. */
  async add(kind: string): Promise<Locator> {
    const adding = this.#page.getByRole('group', { name: 'Add a section' });
    await adding.getByRole('button', { name: kind, exact: true }).click();
    return this.sections.locator('> li').last();
  }

  /** Opens the preview of the page; `look` receives the content of the frame, at each width. */
  async preview(look: (frame: FrameLocator) => Promise<void>): Promise<void> {
    await this.#page.getByRole('button', { name: 'Preview', exact: true }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Preview' });
    for (const device of ['Phone', 'Desktop']) {
      await dialog.getByRole('button', { name: device }).click();
      await look(dialog.frameLocator(`iframe[title="Preview, ${device.toLowerCase()} width"]`));
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Publishes the draft; returns the number of the version. */
  async publish(): Promise<number> {
    const page = this.#page;
    const before = await this.#publicVersion();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(() => this.#publicVersion()).toBeGreaterThan(before);
    return this.#publicVersion();
  }

  /** Saves the draft although something is missing; `left` is the heading of the list that says what. */
  async saveUnfinished(left: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save draft' }).click();
    await expect(this.#page.getByRole('region', { name: left })).toBeVisible();
    await expect(this.#page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  }

  /** Throws the draft away. */
  async discard(): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Discard the draft?' });
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByText('No draft', { exact: false }).first()).toBeVisible();
  }

  async #publicVersion(): Promise<number> {
    const standing = await this.#page.getByText(/^Version \d+, public since/u).textContent();
    return Number(/\d+/u.exec(standing ?? '')?.[0]);
  }

  /** Turns an older version into the draft. */
  async restore(version: number): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: `Restore version ${version}`, exact: true }).click();
    await page
      .getByRole('dialog', { name: `Restore version ${version}?` })
      .getByRole('button', { name: 'Restore', exact: true })
      .click();
    await expect(history).toBeHidden();
    await expect(page.getByText(/^Draft saved/u)).toBeVisible();
  }
}

/** The media library, `/admin/media`. */
export class MediaLibrary {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/admin/media');
    await expect(this.#page.getByRole('list', { name: 'Files' })).toBeVisible();
  }

  /** Chooses a file, in a dialog where one is given, and first tries to upload it without a description. */
  async upload(
    file: { name: string; mimeType: string; buffer: Buffer },
    description: string,
    page: Page | Locator = this.#page,
  ): Promise<void> {
    await page.getByLabel(/^Choose files to upload/u).setInputFiles(file);
    const row = page.getByRole('list', { name: 'Files to upload' }).getByRole('listitem');
    await row.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(row.getByText(/^Please describe the picture/u)).toBeVisible();
    await row.getByRole('textbox').fill(description);
    await row.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(row).toBeHidden();
  }

  /** Opens a file; returns its dialog. */
  async openFile(description: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: `Open: ${description}` }).click();
    return this.#page.getByRole('dialog', { name: description });
  }

  /** Opens a picture; returns its dialog once the background job has made its sizes. */
  async lookAt(description: string): Promise<Locator> {
    const dialog = await this.openFile(description);
    // Right after the start of a demo, the sizes of its own pictures are made first.
    await expect(dialog.getByText(/^AVIF: /u)).toBeVisible({ timeout: 30_000 });
    return dialog;
  }
}
