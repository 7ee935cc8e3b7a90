// The site in browsers whose scripts never arrive: everything can be read and reached, forms say what they need.
import { expect, test } from '#e2e/fixtures/test.ts';
import { publicPages } from './public-pages.ts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of publicPages) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const name of ['Committee', 'Participants', 'Contact us', 'FAQ']) {
      await expect(
        page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name }),
      ).toBeVisible();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/u })).toBeVisible();
  });
}

test('the home page shows the convention, the packages and every section without scripts', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Packages' })).toBeVisible();
  await expect(main.getByText('GOLD FAMILY')).toBeVisible();
  await main.getByText('Read more').click();
  await expect(main.locator('details[open]').getByRole('paragraph').first()).toBeVisible();
  await main.getByRole('link', { name: /^Open picture 1 of/u }).click();
  await expect(page).toHaveURL(/\/media\//u);
  const picture = await page.request.get(page.url());
  expect(picture.headers()['content-type']).toMatch(/^image\//u);
  await page.goto('/');
  await main.getByRole('link', { name: 'Register now' }).first().click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register participant');
});

test('questions of the FAQ open one at a time without scripts', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.getByRole('main').locator('details');
  await answers.nth(0).locator('summary').click();
  await expect(answers.nth(0).locator('summary + *')).toBeVisible();
  await answers.nth(1).locator('summary').click();
  await expect(answers.nth(1).locator('summary + *')).toBeVisible();
  await expect(answers.nth(0).locator('summary + *')).toBeHidden();
});

test('the list of participants is chosen and paged without scripts', async ({ page }) => {
  await page.goto('/convention-participants');
  await expect(page.getByText('Please select a convention from the list')).toBeVisible();
  await page.getByLabel('Convention').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('table').or(page.getByText('No registered users present'))).toBeVisible();
  await expect(page).toHaveURL(/\?convention=/u);
});

test('the contact page shows an address to write to without scripts', async ({ page }) => {
  await page.goto('/contactus');
  await expect(page.getByRole('main').getByRole('link', { name: /@/u })).toHaveAttribute('href', /^mailto:/u);
});

test('the phone menu opens without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }),
  ).toBeVisible();
});
