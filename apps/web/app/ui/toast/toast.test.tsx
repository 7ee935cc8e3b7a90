import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { showToast } from './toast.ts';

test('a toast comes at the top and goes by itself', async () => {
  await renderPiece(<main>page</main>);
  showToast({ message: 'Participant added successfully', forMs: 1_200 });
  const toast = page.getByText('Participant added successfully');
  await expect.element(toast).toBeVisible();
  await expectNoAxeViolations();
  const { top, left, right } = toast.element().getBoundingClientRect();
  expect(top).toBeLessThan(120);
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(60);
  await expect.element(toast).not.toBeInTheDocument();
});

test('the same words stand there once, and go when it has succeeded at last', async () => {
  await renderPiece(<main>page</main>);
  for (let times = 0; times < 5; times += 1) showToast({ message: 'Failed to add addon', tone: 'danger' });
  await expect.element(page.getByText('Failed to add addon')).toBeVisible();
  expect(page.getByText('Failed to add addon').elements()).toHaveLength(1);
  showToast({ message: 'Addon added successfully' });
  await expect.element(page.getByText('Addon added successfully')).toBeVisible();
  expect(page.getByText('Failed to add addon').elements()).toHaveLength(0);
});

test('it stays for five seconds unless told otherwise', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await renderPiece(<main>page</main>);
  showToast({ message: 'Password Changed Successfully!!' });
  await expect.element(page.getByText('Password Changed Successfully!!')).toBeVisible();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(5_000);
  timers.mockRestore();
});
