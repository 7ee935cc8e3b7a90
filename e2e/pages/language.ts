import type { Page } from '@playwright/test';

/** Chooses the language by its own name, in the header or, on a phone, in its menu. */
export async function chooseLanguage(page: Page, name: 'മലയാളം' | 'English'): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.locator('summary').filter({ hasText: /Menu|മെനു/u });
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/language/'));
}
