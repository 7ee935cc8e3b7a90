import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';
import {
  createSavedReply,
  getReplyValues,
  listSavedReplies,
} from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';

const orderId = '01970000-0000-7000-8000-00000000000b';
const parish: SavedReply = {
  _id: '01970000-0000-7000-8000-0000000000a1',
  name: 'Parish unknown',
  text: 'Dear {first name}, which parish do you belong to?',
  changedBy: 'Lizy Cherian',
  changedAt: '2026-11-03T10:00:00.000Z',
  revision: 0,
};
const twice: SavedReply = {
  ...parish,
  _id: '01970000-0000-7000-8000-0000000000a2',
  name: 'Registered twice',
  text: 'You are registered twice.',
};
const long: SavedReply = {
  ...twice,
  _id: '01970000-0000-7000-8000-0000000000a3',
  name: 'A long one',
  text: 'x'.repeat(501),
};

function Desk({ about }: { about: string | undefined }) {
  const [opened, setOpened] = useState(false);
  return (
    <main>
      <h1>Anna Mathew</h1>
      <Button onClick={() => setOpened(true)}>Decide</Button>
      <ReasonDialog
        recordId="a"
        opened={opened}
        onClose={() => setOpened(false)}
        title="Reject this registration?"
        confirmLabel="Reject"
        reasonHint="The family reads it."
        replies={{ orderId: about }}
        onConfirm={() => Promise.resolve()}
      >
        It is told by email.
      </ReasonDialog>
    </main>
  );
}

const reason = () => page.getByRole('textbox', { name: 'Reason' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choice = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const search = () => page.getByRole('searchbox', { name: 'Search saved replies' });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

async function open(
  replies: SavedReply[] = [long, parish, twice],
  { about = orderId, scheme = 'light' }: { about?: string | undefined; scheme?: 'light' | 'dark' } = {},
) {
  mockEndpoint(listSavedReplies, () => replies);
  mockEndpoint(getReplyValues, () => ({ firstName: 'Mercy', number: 'TQ83GKE', convention: 'Sangamam' }));
  await renderPiece(<Desk about={about === '' ? undefined : about} />, { as: { type: 'STAFF' }, scheme });
  await button('Decide').click();
  await expect.element(reason()).toHaveFocus();
}

test.for(['light', 'dark'] as const)(
  'a reply is filled in where the cursor is, and nothing that was typed goes (%s)',
  async (scheme) => {
    await open(undefined, { scheme });
    await reason().fill('Sorry. Bye.');
    (reason().element() as HTMLTextAreaElement).setSelectionRange(0, 6);
    await button('Saved replies').click();
    await expect.element(search()).toHaveFocus();
    await expect
      .element(choice('Parish unknown'))
      .toMatchTextContent('Dear Mercy, which parish do you belong to?');
    await expect.element(choice('A long one')).toMatchTextContent('12 letters too long for here');
    await expect.element(choice('A long one')).toHaveAttribute('aria-disabled', 'true');
    await animations();
    await expectNoAxeViolations();
    await choice('Parish unknown').click();
    await expect.element(reason()).toHaveValue('Sorry. Dear Mercy, which parish do you belong to? Bye.');
    await expect.element(reason()).toHaveFocus();
    await expect.element(search()).not.toBeInTheDocument();
    // The cursor stands behind the reply, and the browser can take it back.
    await userEvent.keyboard('!');
    await expect.element(reason()).toHaveValue('Sorry. Dear Mercy, which parish do you belong to?! Bye.');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(reason()).toHaveValue('Sorry. Bye.');
  },
);

test('the keyboard alone finds and inserts one, and Escape closes only the list', async () => {
  await open();
  await button('Saved replies').click();
  await search().fill('twice');
  await expect.element(choice('Parish unknown')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason()).toHaveValue('You are registered twice.');
  await button('Saved replies').click();
  await search().fill('nothing like it');
  await expect.element(page.getByText('No saved reply has these words.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(search()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Reject this registration?' })).toBeVisible();
});

test('for several families, replies about one cannot be used', async () => {
  await open(undefined, { about: '' });
  await button('Saved replies').click();
  await expect.element(choice('Parish unknown')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(choice('Parish unknown'))
    .toMatchTextContent('It fills in something of one family, so it can only be used for one at a time.');
  await choice('Registered twice').click();
  await expect.element(reason()).toHaveValue('You are registered twice.');
});

test.for(['light', 'dark'] as const)(
  'what was written becomes a reply for all, after a name that is taken (%s)',
  async (scheme) => {
    const calls = mockEndpoint(createSavedReply, ({ body }) => {
      if (body.name === 'Taken') throw new Refusal('REPLY_NAME_TAKEN', 'name');
      return { ...parish, ...body };
    });
    await open([], { scheme });
    await button('Saved replies').click();
    await expect.element(page.getByText(/^No reply is saved yet/u)).toBeVisible();
    await expect.element(button('Save this text as a reply')).not.toBeInTheDocument();
    await reason().fill('Dear Mercy, TQ83GKE is complete.');
    await button('Save this text as a reply').click();
    const dialog = page.getByRole('dialog', { name: 'Save a reply' });
    await expect
      .element(dialog.getByRole('textbox', { name: 'Text' }))
      .toHaveValue('Dear {first name}, {number} is complete.');
    await animations();
    await expectNoAxeViolations();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('Taken');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(dialog.getByText('There is a saved reply with this name already.').first())
      .toBeVisible();
    await name.fill('Complete');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('“Complete” saved')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(reason()).toHaveValue('Dear Mercy, TQ83GKE is complete.');
    expect(calls.map(({ body }) => body)).toEqual(
      ['Taken', 'Complete'].map((name) => ({ name, text: 'Dear {first name}, {number} is complete.' })),
    );
  },
);

test('a list that cannot be loaded is asked for again', async () => {
  let fails = true;
  await open();
  mockEndpoint(listSavedReplies, () => {
    if (fails) throw new Refusal('INTERNAL_ERROR');
    return [twice];
  });
  await button('Saved replies').click();
  fails = false;
  await button('Try again').click();
  await choice('Registered twice').click();
  await expect.element(reason()).toHaveValue('You are registered twice.');
});
