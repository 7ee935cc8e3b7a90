import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { thenSay } from './then-say.ts';
import { showToast } from './toast.ts';

function List({ refreshed, refuse = false }: { refreshed: Promise<void>; refuse?: boolean }) {
  const [isListed, setListed] = useState(true);
  return (
    <main>
      {isListed ? <Row {...{ refreshed, refuse }} onDone={() => setListed(false)} /> : 'Nothing left'}
    </main>
  );
}

function Row({
  refreshed,
  refuse,
  onDone,
}: {
  refreshed: Promise<void>;
  refuse: boolean;
  onDone: () => void;
}) {
  const clear = useMutation({
    mutationFn: () => (refuse ? Promise.reject(new Error('Refused')) : Promise.resolve()),
    onSuccess: onDone,
    onSettled: () => refreshed,
  });
  return (
    <>
      <button type="button" onClick={() => thenSay(clear.mutateAsync(), 'Follow-up cleared')}>
        Clear
      </button>
      <button
        type="button"
        onClick={() =>
          clear.mutate(undefined, { onSuccess: () => showToast({ message: 'Follow-up cleared' }) })
        }
      >
        Clear by a callback
      </button>
      {clear.isError && <p>{clear.error.message}</p>}
    </>
  );
}

async function clearBy(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await renderPiece(<List refreshed={promise} />);
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByText('Nothing left')).toBeVisible();
  resolve();
  await promise;
}

test('what is done is said also where its row leaves the list before the refresh ends', async () => {
  await clearBy('Clear');
  await expect.element(page.getByText('Follow-up cleared')).toBeVisible();
});

test('a callback of the same change says nothing then', async () => {
  await clearBy('Clear by a callback');
  showToast({ message: 'Copied' });
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(page.getByText('Follow-up cleared').elements()).toHaveLength(0);
});

test('a refusal says nothing of success', async () => {
  await renderPiece(<List refuse refreshed={Promise.resolve()} />);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(page.getByText('Refused')).toBeVisible();
  expect(page.getByText('Follow-up cleared').elements()).toHaveLength(0);
});
