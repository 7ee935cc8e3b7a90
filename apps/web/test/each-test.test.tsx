import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from './render-app.tsx';

const words = (
  <main>
    <p data-for="visitor">Sign up</p>
    <p data-for="member">My account</p>
  </main>
);

// All test files share one page: the second of these tests stands for any test of any file that comes later.
test('somebody signed in sees what is for members', async () => {
  await renderPiece(words, { as: {} });
  await expect.element(page.getByText('My account')).toBeVisible();
  await expect.element(page.getByText('Sign up')).not.toBeVisible();
});

test('the next test begins with a visitor', async () => {
  await renderPiece(words);
  await expect.element(page.getByText('Sign up')).toBeVisible();
  await expect.element(page.getByText('My account')).not.toBeVisible();
});
