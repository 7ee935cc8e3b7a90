import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from '#web/routes/shell-layout.tsx';
import { siteFactsRoute, type SiteFacts } from '#web/domain/site-settings/site-facts.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import '../../test/render-app.tsx';

const facts: SiteFacts = {
  origin: 'http://sangamam.test',
  settings: {
    convenienceFee: { CHASE: 0, CHEQUE: 0, PAYPAL: 3, CREDIT_CARD: 3 },
    organisationName: 'The association',
    supportEmail: 'help@example.org',
    supportPhone: '+1 (407) 555-0199',
    supportHours: 'Sundays after church',
    links: {
      mainSite: { label: 'Our community', url: 'https://example.org' },
      sisterSite: { label: '', url: '' },
      videoChannel: '',
      socialPage: '',
    },
    termsVersion: '2026-11-20/1',
  },
};

function Broken(): never {
  throw new TypeError('The lamp has gone out');
}

/** The site with one page. */
const siteWith = (Component: () => ReactNode, loader: () => unknown = () => null) =>
  createRoutesStub([
    {
      id: siteFactsRoute,
      path: '/',
      loader: () => facts,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorBoundary as never,
      children: [{ index: true, Component, loader, HydrateFallback: () => null }],
    },
  ]);

test.for(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a page that could not be fetched ("%s") says that there is no connection',
  async (message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Site = siteWith(() => {
      throw new TypeError(message);
    });
    await render(<Site />);
    await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect.element(page.getByText(/^We couldn't reach the server/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(page.getByText(message, { exact: true }).elements()).toEqual([]);
  },
);

test('a script that stays away says so and offers to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Site = siteWith(() => {
    throw new TypeError('Failed to fetch dynamically imported module: http://sangamam.test/assets/a.js');
  });
  await render(<Site />);
  await expect.element(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page that the server was too busy for says so, and can be opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const busy = () => {
    // oxlint-disable-next-line typescript/only-throw-error -- as loaders on the server throw it
    throw new Response(null, { status: 503 });
  };
  const Site = siteWith(() => null, busy);
  await render(<Site />);
  await expect.element(page.getByRole('heading', { name: 'We are busy right now' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('the crash screen shows message, details and the support address', async () => {
  await page.viewport(360, 780);
  // React logs every crash to the console. The setup restores its own console spy after the test.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Site = siteWith(Broken);
  await render(<Site />);
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText('The lamp has gone out', { exact: true })).toBeVisible();
  await page.getByText('Details').click();
  await expect.element(page.getByText(/^TypeError: The lamp has gone out\n/u)).toBeVisible();
  await expect.element(page.getByRole('contentinfo').getByText('help@example.org')).toBeVisible();
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'Call +1 (407) 555-0199' }))
    .toHaveAttribute('href', 'tel:+14075550199');
  await expect.element(page.getByText('Sundays after church')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expectNoAxeViolations();
});
