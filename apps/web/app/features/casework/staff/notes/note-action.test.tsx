import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { RegistrationHistory } from '#web/features/orders/staff/registrations/registration-history.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { NoteAction } from './note-action.tsx';

const orderId = registrationDetail._id;

const show = (decides: boolean, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <NoteAction record={{ kind: 'REGISTRATION', _id: orderId }} decides={decides} />
    </main>,
    { as: {}, scheme },
  );

const only = () => page.getByRole('checkbox', { name: 'Registrars only' });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)(
  'a note is for registrars only where that is ticked (%s)',
  async (scheme) => {
    const calls = mockEndpoint(addStaffNote, ({ params }) => ({ _id: params.orderId }));
    await show(true, scheme);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Write a note' })).toBeVisible();
    await animations();
    await expectNoAxeViolations();
    await page.getByRole('textbox', { name: 'Note' }).fill('Parish says no');
    await only().click();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toMatchObject([
      { params: { orderId }, body: { note: 'Parish says no', registrarsOnly: true } },
    ]);
  },
);

test('it is opened by its shortcut, is for all staff otherwise, and a refusal keeps what was typed', async () => {
  const calls = mockEndpoint(addStaffNote, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  await show(false);
  await expect.element(page.getByRole('button', { name: 'Write a note' })).toBeVisible();
  await userEvent.keyboard('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect.element(only()).not.toBeInTheDocument();
  await note.fill('Called the parish on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(page.getByText('The registration could not be found.').first()).toBeVisible();
  await expect.element(note).toHaveValue('Called the parish on Monday');
  expect(calls).toMatchObject([{ body: { registrarsOnly: false } }]);
});

test('the history says which notes are for registrars only', async () => {
  const note = { at: '2026-11-03T10:00:00.000Z', actorName: 'Lizy Cherian', action: 'order.noted' };
  const nothing = { about: null, before: null, after: null };
  await renderPiece(
    <RegistrationHistory
      history={[
        { ...note, ...nothing, reason: 'Parish says no', registrarsOnly: true },
        { ...note, ...nothing, reason: 'Pays on Friday', registrarsOnly: false },
      ]}
    />,
    { as: {} },
  );
  const entry = (place: number) => page.getByRole('listitem').nth(place);
  await expect.element(entry(0).getByText('Note, registrars only', { exact: true })).toBeVisible();
  await expect.element(entry(1).getByText('Note', { exact: true })).toBeVisible();
});
