import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Sample({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [opened, setOpened] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Remove Anna</Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Confirm Deletion"
        confirmLabel="Delete"
        onConfirm={onConfirm}
      >
        Do you really want to delete the participant
      </ConfirmDialog>
    </main>
  );
}

const opener = () => page.getByRole('button', { name: 'Remove Anna' });
const dialog = () => page.getByRole('dialog', { name: 'Confirm Deletion' });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)(
  'a dialog traps the focus and returns it when closed (%s)',
  async (scheme) => {
    await renderPiece(<Sample onConfirm={() => Promise.resolve()} />, { scheme });
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await animations();
    await expectNoAxeViolations();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  },
);

test('a refusal is shown in the dialog, which stays open for another try', async () => {
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError(409, [{ code: 'ORDER_LOCKED', message: 'It has been submitted.' }]))
    .mockResolvedValueOnce();
  await renderPiece(<Sample onConfirm={onConfirm} />);
  await opener().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('It has been submitted.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('a dialog fades in over 700 ms and its backdrop over 1300 ms', async () => {
  const prefers = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList,
    );
  await renderPiece(<Sample onConfirm={() => Promise.resolve()} />);
  await opener().click();
  const durations = () =>
    [...document.querySelectorAll<HTMLElement>('[style*="transition-duration"]')].map(
      ({ style }) => style.transitionDuration,
    );
  await expect.poll(() => durations().toSorted()).toEqual(['1300ms', '700ms']);
  prefers.mockRestore();
});
