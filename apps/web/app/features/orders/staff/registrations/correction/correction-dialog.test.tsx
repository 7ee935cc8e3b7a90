import { correctParticipant } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { listOrganizations } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

const [self, spouse] = registrationDetail.participants;
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  mockEndpoint(listOrganizations, ({ query }) =>
    query.type === 'LOCAL_UNIT'
      ? [
          { _id: 'ORG10004', name: 'Chicago', type: 'LOCAL_UNIT' as const },
          { _id: 'ORG10021', name: 'Toronto', type: 'LOCAL_UNIT' as const },
        ]
      : [
          { _id: 'PAR10009', name: 'Kaipuzha', type: 'PARISH' as const },
          { _id: 'OTHER', name: 'Other', type: 'PARISH' as const },
        ],
  );
});

async function show(participant = spouse, scheme: 'light' | 'dark' = 'light') {
  if (!participant) throw new Error('There are two of them');
  await renderPiece(
    <CorrectionDialog orderId={registrationDetail._id} participant={participant} opened onClose={onClose} />,
    { as: {}, scheme },
  );
  await expect.element(page.getByRole('option', { name: 'Toronto' })).toBeInTheDocument();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const look = () => page.getByRole('button', { name: 'Review changes' }).click();

test.for(['light', 'dark'] as const)('a correction shows its changes before saving (%s)', async (scheme) => {
  const calls = mockEndpoint(correctParticipant, () => ({ participants: [], changed: [] }));
  await show(spouse, scheme);
  await expectNoAxeViolations();
  await look();
  await expect.element(page.getByText('Nothing has changed yet.')).toBeVisible();
  await text('Last name').fill('Mathews');
  await page.getByRole('combobox', { name: 'Local unit' }).selectOptions('ORG10021');
  await text(/^Mobile number/u).fill('416-555-0163');
  await look();
  const difference = page.getByRole('form', { name: 'The difference' });
  await expect.element(difference).toMatchTextContent(/Last namewas Mathew → will be Mathews/u);
  await expect.element(difference).toMatchTextContent(/Local unitwas Chicago → will be Toronto/u);
  await expect.element(difference).toMatchTextContent(/was nothing → will be \+1 416 555 0163/u);
  await expectNoAxeViolations();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect.element(page.getByText('Please give a reason').first()).toBeVisible();
  await text('Reason').fill('By phone');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      change: {
        lastName: 'Mathews',
        organization: 'ORG10021',
        mobile: { countryCode: '+1', phoneNumber: '4165550163' },
      },
      reason: 'By phone',
      revision: 1,
    },
  ]);
});

test('an email address of somebody else is refused at its field, and nothing typed is lost', async () => {
  mockEndpoint(correctParticipant, () => {
    throw new Refusal('USER_EXIST');
  });
  await show();
  await text(/^Email/u).fill('taken@example.org');
  await look();
  await text('Reason').fill('By phone');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect.element(text(/^Email/u)).toHaveValue('taken@example.org');
  await expect.element(text(/^Email/u)).toHaveAccessibleDescription(/already exists/u);
  expect(onClose).not.toHaveBeenCalled();
});

test("the registrant's email is read-only", async () => {
  await show(self);
  await expect.element(text(/^Email/u)).toHaveAttribute('readonly');
});

test('a spouse without a parish is refused before anything is sent', async () => {
  await show();
  await page.getByRole('combobox', { name: 'Parish in Kerala' }).selectOptions('');
  await look();
  await expect
    .element(page.getByRole('combobox', { name: 'Parish in Kerala' }))
    .toHaveAccessibleDescription(/Select your spouse's Parish/u);
});

test('a correction is compared with the newer version once that is shown', async () => {
  const calls = mockEndpoint(correctParticipant, () => ({ participants: [], changed: [] }));
  if (!spouse) throw new Error('There are two of them');
  let replaceStored: (stored: typeof spouse) => void = () => undefined;
  function Host() {
    const [stored, setStored] = useState(spouse);
    replaceStored = setStored;
    return (
      stored && (
        <CorrectionDialog orderId={registrationDetail._id} participant={stored} opened onClose={onClose} />
      )
    );
  }
  await renderPiece(<Host />, { as: {} });
  await text('First name').fill('Marykutty');
  replaceStored({ ...spouse, revision: 2, userId: { ...spouse.userId, lastName: 'Mathews' } });
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(text('Last name')).toHaveValue('Mathews');
  await look();
  await text('Reason').fill('By phone');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ change: { firstName: 'Marykutty' }, reason: 'By phone', revision: 2 }]);
});
