import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { renderPiece } from '../../../test/render-app.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

function Sample({ recordId }: { recordId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Decide</Button>
      <ReasonDialog
        recordId={recordId}
        opened={opened}
        onClose={() => setOpened(false)}
        title="Reject this registration?"
        confirmLabel="Reject"
        reasonHint="The family reads it."
        onConfirm={() => Promise.resolve()}
      >
        It is told by email.
      </ReasonDialog>
    </main>
  );
}

const open = () => page.getByRole('button', { name: 'Decide' }).click();
const reason = () => page.getByRole('textbox', { name: 'Reason' });
const staff = { as: { type: 'STAFF' } } as const;

test('a reason survives leaving the dialog and a reload, for its own record alone', async () => {
  const first = await renderPiece(<Sample recordId="a" />, staff);
  await open();
  await reason().fill('Not of our parish');
  await userEvent.keyboard('{Escape}');
  await expect.element(reason()).not.toBeInTheDocument();
  await first.unmount();

  const other = await renderPiece(<Sample recordId="b" />, staff);
  await open();
  await expect.element(reason()).toHaveValue('');
  await other.unmount();

  await renderPiece(<Sample recordId="a" />, staff);
  await open();
  await expect.element(reason()).toHaveValue('Not of our parish');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(reason()).not.toBeInTheDocument();
  await open();
  await expect.element(reason()).toHaveValue('');
});

test.for(['Control', 'Meta'])('%s and Enter in the reason decide; Enter alone starts a line', async (key) => {
  await renderPiece(<Sample recordId={`with ${key}`} />, staff);
  await open();
  await expect.element(reason()).toHaveFocus();
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.element(page.getByText('Please give a reason').first()).toBeVisible();
  await reason().fill('Not of our');
  await userEvent.keyboard('{Enter}parish');
  await expect.element(reason()).toHaveValue('Not of our\nparish');
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.element(reason()).not.toBeInTheDocument();
});
