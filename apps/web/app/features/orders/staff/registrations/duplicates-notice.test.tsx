import { listDuplicates, markDistinct } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { DuplicatesNotice } from './duplicates-notice.tsx';

const id = (last: number) => `01970000-0000-7000-8000-0000000000f${last}`;
const pair = {
  participantId: id(1),
  name: 'Anna Kurian',
  same: ['name' as const, 'dob' as const],
  isDistinct: false,
  otherParticipantId: id(2),
  otherOrderId: id(3),
  otherTmpConvRegNo: 'T12345',
  otherName: 'Anna Kurien',
  otherRegistrantName: 'Philip Kurien',
};
const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Kurian</h1>
      <DuplicatesNotice orderId={id(4)} />
    </main>,
    { as: {}, scheme },
  );

test.for(['light', 'dark'] as const)(
  'two people who look like one are told apart and back, by keyboard (%s)',
  async (scheme) => {
    let isDistinct = false;
    mockEndpoint(listDuplicates, () => [{ ...pair, isDistinct }]);
    const calls = mockEndpoint(markDistinct, ({ body }) => {
      ({ isDistinct } = body);
      return [{ ...pair, isDistinct }];
    });
    await show(scheme);
    await expect.element(page.getByRole('list', { name: 'May be registered twice' })).toBeVisible();
    const merge = page.getByRole('link', { name: 'Merge with T12345 (Philip Kurien)' });
    await expect.element(merge).toHaveAttribute('href', `/admin/duplicates/${id(4)}/${id(3)}`);
    const tellApart = page.getByRole('button', {
      name: 'Not the same person: Anna Kurian and Anna Kurien in T12345',
    });
    tellApart.element().focus();
    await userEvent.keyboard('{Enter}');
    const undo = page.getByRole('button', { name: 'Undo: Anna Kurian and Anna Kurien in T12345' });
    await expect.element(undo).toHaveFocus();
    await expect.element(page.getByRole('list', { name: 'Checked: not registered twice' })).toBeVisible();
    await expect.element(merge).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expect.element(tellApart).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([{ isDistinct: true }, { isDistinct: false }]);
  },
);

test('two people of whom one has changed meanwhile: the refusal says so', async () => {
  mockEndpoint(listDuplicates, () => [pair]);
  mockEndpoint(markDistinct, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await page.getByRole('button', { name: /^Not the same person/u }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('One of the two has changed. They no longer look like the same person.');
});
