import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

function Sample({ keepsText = false }: { keepsText?: boolean }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Write a note</Button>
      <Dialog opened={opened} onClose={close} title="Note" keepsText={keepsText}>
        <label htmlFor="search">Search</label>
        <input id="search" type="search" />
        <label htmlFor="text">Text</label>
        <textarea id="text" />
        <DialogActions>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
    </main>
  );
}

const open = () => page.getByRole('button', { name: 'Write a note' }).click();
const dialog = () => page.getByRole('dialog', { name: 'Note' });
const question = () => page.getByText('Discard what you typed?');

test('the first field of a dialog has the focus', async () => {
  await renderPiece(<Sample />);
  await open();
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('a dialog with typed text asks before it is left, and keeps the text', async () => {
  await renderPiece(<Sample />);
  await open();
  await page.getByRole('textbox', { name: 'Text' }).fill('Called on Monday');
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await expect.element(question()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Called on Monday');
  }
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test.for([
  ['nothing was typed', async () => {}, false],
  ['a search was typed', () => page.getByRole('searchbox', { name: 'Search' }).fill('Anna'), false],
  ['the text is kept', () => page.getByRole('textbox', { name: 'Text' }).fill('Called'), true],
] as const)('a dialog is left without a question when %s', async ([, prepare, keepsText]) => {
  await renderPiece(<Sample keepsText={keepsText} />);
  await open();
  await expect.element(dialog()).toBeVisible();
  await prepare();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('what was saved is not asked about the next time', async () => {
  await renderPiece(<Sample />);
  await open();
  await page.getByRole('textbox', { name: 'Text' }).fill('Called on Monday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await open();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
