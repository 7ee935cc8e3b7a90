import type { Page } from '@playwright/test';

/** Chooses the language by its own name, in the header. */
export async function chooseLanguage(page: Page, name: 'മലയാളം' | 'English'): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/language/'));
}
