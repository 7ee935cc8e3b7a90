import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ReplyList } from './reply-list.tsx';

const reply: SavedReply = {
  _id: '01970000-0000-7000-8000-0000000000a1',
  name: 'Parish unknown',
  text: 'Dear {first name},\nwhich parish do you belong to?',
  changedBy: 'Lizy Cherian',
  changedAt: '2026-11-03T10:00:00.000Z',
  revision: 3,
};
const other: SavedReply = {
  ...reply,
  _id: '01970000-0000-7000-8000-0000000000a2',
  name: 'Registered twice',
  text: 'You are registered twice.',
  changedBy: null,
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const text = () => page.getByRole('textbox', { name: 'Text' });

async function show(scheme: 'light' | 'dark' = 'light') {
  await renderPiece(
    <main>
      <h1>Saved replies</h1>
      <ReplyList />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
}

test.for(['light', 'dark'] as const)('replies are found, with who changed them last (%s)', async (scheme) => {
  mockEndpoint(listSavedReplies, () => [reply, other]);
  await show(scheme);
  await expect.element(page.getByText(/^Nov 3, 2026 by Lizy Cherian$/u)).toBeVisible();
  await expectNoAxeViolations();
  const search = page.getByRole('searchbox', { name: /^Search saved replies/u });
  await search.fill('twice');
  await expect.element(page.getByText('Parish unknown')).not.toBeInTheDocument();
  await search.fill('nobody');
  await expect.element(page.getByRole('heading', { name: 'No saved reply matches' })).toBeVisible();
});

test('the first one is written from an empty page, and what cannot be filled in is refused', async () => {
  const stored: SavedReply[] = [];
  mockEndpoint(listSavedReplies, () => stored);
  const calls = mockEndpoint(createSavedReply, ({ body }) => {
    const made = { ...reply, ...body };
    stored.push(made);
    return made;
  });
  await show();
  await expect.element(page.getByRole('heading', { name: 'No saved replies yet' })).toBeVisible();
  await button('Write a reply').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Hello');
  await text().fill('Dear {surname},');
  await button('Save').click();
  await expect
    .element(
      page.getByText('{surname} cannot be filled in. Use {first name}, {number} or {convention}').first(),
    )
    .toBeVisible();
  await text().fill('Dear {first name},');
  await button('Save').click();
  await expect.element(page.getByRole('rowheader', { name: 'Hello' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Hello', text: 'Dear {first name},' }]);
});

test('a colleague who was quicker is shown, and what was typed stays', async () => {
  let stored = reply;
  mockEndpoint(listSavedReplies, () => [stored]);
  const calls = mockEndpoint(changeSavedReply, ({ body }) => {
    if (body.revision !== stored.revision) throw new Refusal('CONFLICT');
    stored = { ...stored, ...body, revision: 5 };
    return stored;
  });
  await show();
  await button('Edit Parish unknown').click();
  stored = { ...reply, name: 'Which parish', revision: 4 };
  await text().fill('Which parish?');
  await button('Save').click();
  await expect.element(page.getByText(/^Somebody else changed this in the meantime/u).first()).toBeVisible();
  await button('Show the newer version').click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Which parish');
  await expect.element(text()).toHaveValue('Which parish?');
  await button('Save').click();
  await expect.element(page.getByText('“Which parish” saved')).toBeVisible();
  expect(calls.map(({ body }) => body.revision)).toEqual([3, 4]);
});

test('one is deleted after a question', async () => {
  let stored = [reply, other];
  mockEndpoint(listSavedReplies, () => stored);
  const calls = mockEndpoint(deleteSavedReply, () => {
    stored = [other];
    return { deleted: true as const };
  });
  await show();
  await button('Delete Parish unknown').click();
  await dialog('Delete “Parish unknown”?').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Parish unknown' })).not.toBeInTheDocument();
  expect(calls).toEqual([{ params: { replyId: reply._id }, query: { revision: '3' } }]);
});
