import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { showToast } from './toast.ts';

test('a toast appears at the top and disappears on its own', async () => {
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

test('a repeated message is shown once and removed on success', async () => {
  await renderPiece(<main>page</main>);
  for (let times = 0; times < 5; times += 1) showToast({ message: 'Failed to add addon', tone: 'danger' });
  await expect.element(page.getByText('Failed to add addon')).toBeVisible();
  expect(page.getByText('Failed to add addon').elements()).toHaveLength(1);
  showToast({ message: 'Addon added successfully' });
  await expect.element(page.getByText('Addon added successfully')).toBeVisible();
  expect(page.getByText('Failed to add addon').elements()).toHaveLength(0);
});

test.for([
  ['what was saved, for two seconds', { message: 'Password Changed Successfully!!' }, 2_000],
  ['a failure, for five', { message: 'Failed to add addon', tone: 'danger' }, 5_000],
  ['other news, for five', { message: 'A new version is there', tone: 'info' }, 5_000],
  ['what says so itself, as long as that', { message: 'Copied', forMs: 1_200 }, 1_200],
] as const)('a toast shows %s', async ([, toast, expected]) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await renderPiece(<main>page</main>);
  showToast(toast);
  await expect.element(page.getByText(toast.message)).toBeVisible();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(expected);
  timers.mockRestore();
});
