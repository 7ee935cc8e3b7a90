import { createRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { signIn, signOut } from '../pages/account-pages.ts';
import { confirmZelle } from '../pages/payment-pages.ts';

const told = "You can't return to this step.";

test('Back stays on the confirmation when payment and confirmation were opened by address', async ({
  page,
  mailbox,
}) => {
  const somebody = await createRegistrant(page.request, mailbox);
  const { orderId } = await submitRegistration(page.request, somebody, 'SINGLE REGISTRATION');
  await signIn(page, somebody.email, somebody.password);
  /** The page is shown, and is in the history twice. */
  const expectShown = async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'My account' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => (history.state as { idx: number }).idx)).toBe(1);
  };

  await page.goto('/faq');
  await page.goto(`/zelle-payment/${orderId}`);
  await confirmZelle(page, somebody.email);
  await expectShown();
  await page.evaluate(() => history.back());
  await expect(page.getByText(told)).toBeVisible();
  await expect(page).toHaveURL(/\/confirmation\?order=/u);

  const address = page.url();
  await page.goto('/faq');
  await page.goto(address);
  await expectShown();
  await expect(page.getByText(told)).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page.getByText(told)).toBeVisible();
  await expect(page).toHaveURL(address);

  // Back as soon as it can be pressed at all: once the page is in the history twice.
  await page.goto('/faq');
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      history.pushState = push;
      push(...args);
      history.back();
    };
  });
  await page.goto(address);
  await expect(page.getByText(told)).toBeVisible();
  await expect(page).toHaveURL(address);

  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL('/my-account');
});

test('signing out on a page that requires a session leads to the plain login', async ({ page, mailbox }) => {
  const { email, password } = await createRegistrant(page.request, mailbox);
  await signIn(page, email, password);
  await page.goto('/my-account/security');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login?setPassword=false');
});

for (const path of ['/arrival-departure', '/check-in']) {
  test(`${path} asks a visitor to sign in and returns there afterwards`, async ({ page }) => {
    const place = `${path}/01970000-0000-7000-8000-000000000001`;
    await page.goto(place);
    await expect(page).toHaveURL(`/login?setPassword=false&from=${encodeURIComponent(place)}`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}
