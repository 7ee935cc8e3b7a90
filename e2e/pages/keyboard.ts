import { expect, type Locator, type Page } from '@playwright/test';

/** A person who uses only the keyboard: every control is reached by Tab, never with a pointer. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until `target` has the focus; `back` goes in the other direction. */
  async to(target: Locator, { back = false } = {}): Promise<void> {
    await target.waitFor();
    for (let press = 0; press < 150; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('The keyboard does not reach it');
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** Moves through a group of radio buttons with the arrow keys; Tab enters the group at `first`. */
  async choose(first: Locator, wanted: Locator): Promise<void> {
    await this.to(first);
    for (let press = 0; press < 20 && !(await wanted.isChecked()); press += 1) {
      await this.#page.keyboard.press(press === 0 && !(await first.isChecked()) ? 'Space' : 'ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }
}
