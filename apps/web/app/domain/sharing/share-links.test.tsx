import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { ShareLinks } from './share-links.tsx';

const shared = {
  title: 'Sangamam 2027',
  text: 'Come with us & bring grandmother:',
  url: 'https://sangamam.example/',
};

/** Sets a part of the browser until the test ends. */
function withBrowser(name: 'share' | 'clipboard', value: unknown) {
  const own = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, name, own);
    else Reflect.deleteProperty(navigator, name);
  });
}

const show = () =>
  renderPiece(
    <main>
      <h1>Home</h1>
      <ShareLinks {...shared} />
    </main>,
  );

test('WhatsApp gets sentence and address as one message', async () => {
  await show();
  const link = page.getByRole('link', { name: 'Share on WhatsApp' });
  const address = new URL(link.element().getAttribute('href') ?? '');
  expect([address.host, address.searchParams.get('text')]).toEqual([
    'wa.me',
    'Come with us & bring grandmother: https://sangamam.example/',
  ]);
  await expectNoAxeViolations();
});

test('a browser that can share offers its own choice of apps', async () => {
  const given: unknown[] = [];
  withBrowser('share', async (data: unknown) => void given.push(data));
  await show();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(given).toEqual([shared]);
});

test('a browser that cannot share copies the link', async () => {
  const copied: string[] = [];
  if ('share' in navigator) withBrowser('share', undefined);
  withBrowser('clipboard', { writeText: async (text: string) => void copied.push(text) });
  await show();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toEqual([shared.url]);
});

test('a link that cannot be copied is shown', async () => {
  withBrowser('share', undefined);
  withBrowser('clipboard', { writeText: () => Promise.reject(new Error('forbidden')) });
  await show();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('alert').getByText(shared.url)).toBeVisible();
});
