import { issueClaimCode } from '@sangamam/contract/accounts/claim/claim-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { ClaimSlip } from './claim-slip.tsx';

const withoutAddress = { ...registrationDetail, email: null, balance: sampleBalance({ net: 900 }) };
const show = (registration: typeof registrationDetail, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Slip for the family</h1>
      <ClaimSlip registration={registration} />
    </main>,
    { scheme },
  );
const make = page.getByRole('button', { name: 'Make the code' });

test.for(['light', 'dark'] as const)(
  'the slip says who comes, what it costs and how the family signs in (%s)',
  async (scheme) => {
    const calls = mockEndpoint(issueClaimCode, () => ({
      code: 'ACDEFGHJKM',
      expiresAt: '2027-01-26T15:00:00.000Z',
    }));
    await show(withoutAddress, scheme);
    expect(calls).toEqual([]);
    await make.click();
    const slip = page.getByRole('region', { name: 'Slip for the family' });
    for (const text of ['Anna Mathew, Thomas Mathew', 'TABCDEF', '$900 USD', 'ACDEF-GHJKM'])
      await expect.element(slip.getByText(text)).toBeVisible();
    await expect.element(slip.getByText(`Open ${location.host}/claim or scan the picture.`)).toBeVisible();
    await expect.element(slip.getByText(/^Good until .*2027/u)).toBeVisible();
    await expectNoAxeViolations();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  },
);

test('a family that has got an address meanwhile gets no slip', async () => {
  mockEndpoint(issueClaimCode, () => {
    throw new Refusal('CLAIM_NOT_NEEDED');
  });
  await show(withoutAddress);
  await make.click();
  await expect.element(page.getByText(errorCatalogue.CLAIM_NOT_NEEDED.message).first()).toBeVisible();
  await expect.element(make).toBeEnabled();
});

test('a family with an address is told why it needs none', async () => {
  await show(registrationDetail);
  await expect.element(page.getByText('This family has an email address')).toBeVisible();
  await expect.element(make).not.toBeInTheDocument();
});
