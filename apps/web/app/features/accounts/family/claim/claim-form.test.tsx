import { claimAccount } from '@sangamam/contract/accounts/claim/claim-endpoints';
import { claimMessages } from '@sangamam/contract/accounts/claim/claim-code';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ClaimForm } from './claim-form.tsx';

afterEach(() => {
  history.replaceState(history.state, '', location.pathname + location.search);
});

const show = async () => {
  const onSent = vi.fn<(email: string) => void>();
  await renderPiece(
    <main>
      <h1>Take over your account</h1>
      <ClaimForm onSent={onSent} />
    </main>,
  );
  return onSent;
};
const noParams = { params: {}, query: {} };
const code = page.getByLabelText('Code of the slip');
const email = page.getByLabelText('Email address');
const send = page.getByRole('button', { name: 'Send link' });

test('the code of a scanned slip stands there already; the address is all that is typed', async () => {
  history.replaceState(history.state, '', '#ACDEFGHJKM');
  const calls = mockEndpoint(claimAccount, () => ({ sent: true as const }));
  const onSent = await show();
  await expect.element(code).toHaveValue('ACDEFGHJKM');
  await expect.element(email).toHaveFocus();
  await email.fill('eliamma@example.org');
  await expectNoAxeViolations();
  await send.click();
  await expect.poll(() => onSent.mock.calls).toEqual([['eliamma@example.org']]);
  expect(calls).toEqual([{ ...noParams, body: { code: 'ACDEFGHJKM', email: 'eliamma@example.org' } }]);
});

test('a code is read as it is printed, in any case; what cannot be one is said at the field', async () => {
  const calls = mockEndpoint(claimAccount, () => ({ sent: true as const }));
  const onSent = await show();
  await code.fill('acdef');
  await email.fill('eliamma@example.org');
  await send.click();
  await expect.element(page.getByText(claimMessages.code).first()).toBeVisible();
  expect(calls).toEqual([]);
  await code.fill('acdef-ghjkm');
  await send.click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(calls).toEqual([{ ...noParams, body: { code: 'ACDEFGHJKM', email: 'eliamma@example.org' } }]);
});

test.for([
  ['CLAIM_CODE_INVALID', code],
  ['USER_EXIST', email],
] as const)('a refusal (%s) is said at its field, and what was typed stays', async ([refusal, field]) => {
  mockEndpoint(claimAccount, () => {
    throw new Refusal(refusal);
  });
  const onSent = await show();
  await code.fill('ACDEF-GHJKM');
  await email.fill('eliamma@example.org');
  await send.click();
  await expect.element(page.getByText(errorCatalogue[refusal].message).first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveValue('eliamma@example.org');
  expect(onSent).not.toHaveBeenCalled();
});
