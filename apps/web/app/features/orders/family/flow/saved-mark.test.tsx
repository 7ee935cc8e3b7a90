import { useMutation } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../../test/render-app.tsx';
import { SavedMark } from './saved-mark.tsx';

function Changing({ answer }: { answer: Promise<void> }) {
  const { mutate } = useMutation({ mutationFn: () => answer });
  return (
    <main>
      <SavedMark known />
      <button type="button" onClick={() => mutate()}>
        Change
      </button>
    </main>
  );
}

const mark = () => page.getByText('Saved. You can stop and continue later.');
const change = () => page.getByRole('button', { name: 'Change' }).click();

test('says that a change is being saved, and then that it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await renderPiece(<Changing answer={promise} />);
  await expect.element(mark()).toBeVisible();
  await change();
  await expect.element(page.getByText('Saving…')).toBeVisible();
  await expect.element(mark()).not.toBeInTheDocument();
  resolve();
  await expect.element(mark()).toBeVisible();
});

test('says nothing after a change that failed', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  await renderPiece(<Changing answer={promise} />);
  await change();
  await expect.element(page.getByText('Saving…')).toBeVisible();
  reject(new Error('refused'));
  await expect.element(page.getByText('Saving…')).not.toBeInTheDocument();
  await expect.element(mark()).not.toBeInTheDocument();
});
