import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { CopyButton } from './copy-button.tsx';

/** Gives the browser a clipboard until the test ends. */
function withClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
}

test('a value that was copied says so where everyone sees it', async () => {
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  await renderPiece(<CopyButton value="1990" label="Copy the amount" />);
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Copy the amount' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(page.getByText('Copied').element().getBoundingClientRect().width).toBeGreaterThan(20);
  expect(copied).toEqual(['1990']);
});

test('where copying is forbidden nothing is claimed', async () => {
  withClipboard(() => Promise.reject(new Error('forbidden')));
  await renderPiece(<CopyButton value="1990" label="Copy the amount" />);
  await page.getByRole('button', { name: 'Copy the amount' }).click();
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
});
