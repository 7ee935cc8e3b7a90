import { getApplePass, getGooglePass } from '@sangamam/contract/documents/wallet/wallet-endpoints';
import type { WalletName } from '@sangamam/contract/documents/wallet/wallets';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { WalletOffer } from './wallet-offer.tsx';

const orderId = '01890000-0000-7000-8000-000000000001';
const apple = () => page.getByRole('button', { name: 'Add to Apple Wallet' });
const google = () => page.getByRole('button', { name: 'Save to Google Wallet' });

async function show(wallets: readonly WalletName[]) {
  await renderPiece(
    <main>
      <h1>My account</h1>
      <WalletOffer orderId={orderId} wallets={wallets} name="Sangamam 2027" />
    </main>,
    { as: {} },
  );
}

/** The addresses of the links that are followed, which are not followed really. */
function followed(): string[] {
  const addresses: string[] = [];
  const stay = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    addresses.push(event.target.href);
  };
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  return addresses;
}

/** The page as another device has it. */
function onDevice(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  onTestFinished(() => {
    delete (navigator as { userAgent?: string }).userAgent;
  });
}

test('each button follows the address that the server gives', async () => {
  const addresses = followed();
  mockEndpoint(getApplePass, () => ({ url: '/v1/wallet/apple/it?signature=x', fileName: 'R2KX7A9.pkpass' }));
  mockEndpoint(getGooglePass, () => ({ url: 'https://pay.google.com/gp/v/save/token' }));
  await show(['APPLE', 'GOOGLE']);
  await expect.element(page.getByRole('region', { name: 'On your phone: Sangamam 2027' })).toBeVisible();
  await apple().click();
  await google().click();
  await expect
    .poll(() => addresses)
    .toEqual([
      new URL('/v1/wallet/apple/it?signature=x', location.href).href,
      'https://pay.google.com/gp/v/save/token',
    ]);
  await expectNoAxeViolations();
});

test.for([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    ['Add to Apple Wallet', 'Save to Google Wallet'],
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', ['Save to Google Wallet', 'Add to Apple Wallet']],
  ['Mozilla/5.0 (X11; Linux x86_64)', ['Add to Apple Wallet', 'Save to Google Wallet']],
] as const)('on %s the wallet of the device is first', async ([userAgent, names]) => {
  onDevice(userAgent);
  await show(['APPLE', 'GOOGLE']);
  for (const name of names) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

test('only what is offered is shown', async () => {
  await show(['GOOGLE']);
  await expect.element(google()).toBeVisible();
  expect(apple().query()).toBeNull();
});

test('nothing is shown where nothing is offered', async () => {
  await show([]);
  expect(page.getByRole('region').query()).toBeNull();
});

test('a pass that fails says why, and can be tried again', async () => {
  const addresses = followed();
  mockEndpoint(getGooglePass, () => {
    throw new Refusal('GOOGLE_WALLET_UNAVAILABLE');
  });
  await show(['GOOGLE']);
  await google().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The pass could not be made. Google Wallet takes no passes at the moment. Please try again later.',
    );
  await expect.element(google()).not.toHaveAttribute('data-loading');
  expect(addresses).toEqual([]);
});
