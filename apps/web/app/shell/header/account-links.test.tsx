import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { clearBrowser } from '#web/lib/session/session.ts';
import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { AccountMenu, VisitorLinks } from './account-links.tsx';

const show = (options: Parameters<typeof renderPiece>[1]) =>
  renderPiece(
    <>
      <header>
        <VisitorLinks />
        <AccountMenu />
      </header>
      <main>
        <h1>Home</h1>
      </main>
    </>,
    options,
  );

const opener = () => page.getByText(/Anna$/u);
const links = () => page.getByRole('banner').getByRole('link');
const names = () =>
  links()
    .elements()
    .map(({ textContent }) => textContent);

test.for(['light', 'dark'] as const)(
  'the account menu has the name, and My account first (%s)',
  async (scheme) => {
    await show({ as: {}, scheme });
    await expect.element(opener()).toBeVisible();
    expect(names()).toEqual([]);
    await opener().click();
    expect(names()).toEqual(['My account', 'Change password']);
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('the account menu closes by Escape, with the focus on its opener, and by a click elsewhere', async () => {
  await show({ as: {} });
  await opener().click();
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Enter}');
  await expect.element(links().first()).toBeVisible();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(names()).toEqual([]);
});

test('staff find the admin area in the account menu', async () => {
  await show({ as: { type: 'STAFF' } });
  await opener().click();
  expect(names()).toEqual(['My account', 'Admin', 'Change password']);
});

test('visitors see the ways in and no account menu', async () => {
  clearBrowser();
  await show({});
  await expect.element(links().first()).toBeVisible();
  expect(names()).toEqual(['Login', 'Sign Up']);
  await expectNoAxeViolations();
});
