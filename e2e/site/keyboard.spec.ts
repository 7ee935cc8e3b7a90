// The whole site with the keyboard alone.
import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/fixtures/test.ts';

/** Presses Tab until `name` has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp, within = 60) {
  const wanted = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < within; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

test('the first Tab stop skips the header', async ({ page }) => {
  await open(page, '/committee');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('navigating moves the focus to the new page', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, 'link', 'FAQ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the phone menu opens, closes by Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/faq');
  const opener = page.getByRole('banner').locator('summary').filter({ visible: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, 'link', 'Committee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/committee');
  await expect(menu).toBeHidden();
});

test('the banner is paused, moved by arrow keys and left by Tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const banner = page
    .getByRole('region', { name: /./u })
    .filter({ has: page.getByRole('button', { name: 'Next slide' }) });
  const dots = banner.getByRole('button', { name: /^Go to slide/u });
  const standsAt = async (slide: number) => {
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true');
    await expect(dots.and(page.locator('[aria-current]'))).toHaveCount(1);
  };
  await tabTo(page, 'button', /^Pause the slides$/u);
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'Play the slides' })).toBeFocused();
  const count = await dots.count();
  await dots.nth(0).press('Enter');
  await standsAt(0);
  const next = banner.getByRole('button', { name: 'Next slide' });
  for (let slide = 1; slide <= count; slide += 1) {
    await next.press('Enter');
    // After the last item the first one follows.
    await standsAt(slide % count);
  }
  await banner.getByRole('button', { name: 'Previous slide' }).press('Space');
  await standsAt(count - 1);
});

test('pictures open at full size, move by arrow keys and return the focus', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('link', { name: /^Open picture 2 of/u });
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^2 of/u)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^3 of/u)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText(/^1 of/u)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^(\d+) of \1/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('questions of the FAQ open one at a time', async ({ page }) => {
  await open(page, '/faq');
  const answers = page.getByRole('main').locator('details');
  await answers.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answers.nth(0)).toHaveAttribute('open');
  await answers.nth(1).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(answers.nth(1)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
});

test('choosing a convention keeps the focus and is stored in the address', async ({ page }) => {
  await open(page, '/convention-participants');
  const choice = page.getByLabel('Convention');
  await choice.focus();
  for (let option = 1; option < (await choice.locator('option').count()); option += 1) {
    await page.keyboard.press('ArrowDown');
    const wanted = await choice.locator('option').nth(option).getAttribute('value');
    await expect(page).toHaveURL(`/convention-participants?convention=${wanted}`);
    await expect(choice).toHaveValue(wanted ?? '');
    await expect(choice).toBeFocused();
  }
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const chosen = await choice.inputValue();
  await page.reload();
  await expect(choice).toHaveValue(chosen);
  await page.goBack();
  await expect(choice).not.toHaveValue(chosen);
});
