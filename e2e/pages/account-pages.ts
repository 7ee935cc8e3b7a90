import { expect, type Page } from '@playwright/test';

/** `/set-password/{token}`, reached by the mailed link. */
export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await fillInPassword(page, link, password);
  await savePassword(page);
}

/** `/reset-password/{token}`, reached by the mailed link: the current terms are accepted with the new password. */
export async function resetPassword(page: Page, link: string, password: string): Promise<void> {
  await fillInPassword(page, link, password);
  await page.getByRole('checkbox', { name: /I agree with the terms/u }).check();
  await savePassword(page);
}

async function fillInPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Retype password' }).fill(password);
}

async function savePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your Password has been saved successfully.')).toBeVisible();
}

/** `/login`; ends on the page to which the site leads afterwards. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** `/forgot-password`; ends with the page that says a link was mailed. */
export async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has the same field and stays visible for a moment after its URL has changed.
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main')).toContainText(email);
}

/** `/change-password`, from the current page. */
export async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Current Password' }).fill(from);
  await page.getByRole('textbox', { name: 'New Password' }).fill(to);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(to);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Logs out and waits for the login page: a URL opened earlier would still use the previous session. */
export async function signOut(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' });
  // In the account menu; on a phone in the menu of the site, and in the admin area in the sheet of all pages.
  const menu = page
    .getByRole('banner')
    .locator('summary')
    .or(page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'More' }))
    .filter({ visible: true });
  await logout.or(menu).first().waitFor();
  if (!(await logout.isVisible())) await menu.click();
  await logout.click();
  await page.waitForURL((url) => url.pathname.startsWith('/login'));
}
