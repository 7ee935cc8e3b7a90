// Hydration of the server's markup, for every kind of visitor; a mismatch is an error on the console, which fails a
// test. The visitors' pages are checked in the tests of weight and appearance.
import { demoPassword } from '#e2e/fixtures/demo.ts';
import { openSession } from '#e2e/fixtures/open-session.ts';
import { expect, test } from '#e2e/fixtures/test.ts';

/** One page of each kind: the others consist of the same parts. */
const paths = ['/', '/faq', '/contactus', '/convention-participants', '/login', '/register', '/no-such-page'];

test('public pages show a signed-in user after hydration', async ({ page }) => {
  await openSession(page, {
    email: 'cyril.thekkanatt@example.org',
    password: demoPassword,
  });
  for (const path of paths) {
    await page.goto(path);
    // The server does not know who is signed in: the scripts add this.
    await expect(page.getByRole('banner').getByText('Cyril').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeHidden();
    const leads = path === '/login' || path === '/register';
    await expect(page).toHaveURL(leads ? '/my-account' : path);
  }
});

test('an expired session token does not change public pages', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'sangamam.session',
      JSON.stringify({
        token: 'long-gone',
        userId: '01970000-0000-7000-8000-000000000009',
        type: 'REGISTRANT',
      }),
    ),
  );
  for (const path of ['/', '/faq', '/contactus']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the choice of light or dark is kept and followed by other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/committee');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  const scheme = (of: typeof page) => expect(of.locator('html'));
  await scheme(page).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await scheme(other).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await scheme(page).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // The second choice is the device's own colours, the third to follow the device whatever it has.
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await scheme(page).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme(page).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await scheme(page).toHaveAttribute('data-color-choice', 'device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme(page).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a service worker of an earlier version is unregistered', async ({ page }) => {
  await page.goto('/faq');
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // The only script of the site that runs outside a page. Scripts come after the first paint.
  const runtime = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/rolldown-runtime'))?.name,
  );
  const script = (await runtime.jsonValue()) ?? '';
  // This page's own scripts would unregister the one below, too: they run first.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (url) => navigator.serviceWorker.register(url, { type: 'module' }).then(() => null),
    script,
  );
  expect(await registered()).toBe(1);
  await page.reload();
  await expect.poll(registered).toBe(0);
});

test('going back before the scripts of a reloaded page have loaded shows the earlier page', async ({
  page,
}) => {
  await page.goto('/convention-participants');
  await page.waitForLoadState('networkidle');
  const choice = page.getByLabel('Convention');
  await choice.selectOption({ index: 1 });
  await expect(page).toHaveURL(/convention=/u);
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/convention-participants');
  scripts.resolve();
  await expect(page.getByText('Please select a convention')).toBeVisible();
  await expect(choice).toHaveValue('');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('a menu opened before the scripts have loaded stays open, and the next page closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.locator('summary').filter({ visible: true }).click();
  const login = header.getByRole('link', { name: 'Login' }).filter({ visible: true });
  await expect(login).toBeVisible();
  scripts.resolve();
  const scheme = page.locator('html');
  await expect(async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).press('Enter');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark', { timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await expect(login).toBeVisible();
  await login.click();
  await expect(page).toHaveURL(/\/login/u);
  await expect(header.locator('details[open]')).toHaveCount(0);
});

for (const fate of ['never comes', 'fails'] as const) {
  test(`a first picture that ${fate} does not delay scripts`, async ({ page }) => {
    await page.route(/\/media\//u, (route) => (fate === 'fails' ? route.abort() : undefined));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const scheme = page.locator('html');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(async () => {
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark', { timeout: 300 });
    }).toPass({ timeout: 30_000 });
  });
}
