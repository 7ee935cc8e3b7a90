import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { expect, it } from 'vitest';

import { feeHint } from './fee-hint.ts';

it.each([
  [{ CHASE: 0, CHEQUE: 1.5 }, 'Depends on how you pay: Zelle none, check 1.5% ($50)'],
  [{ CHASE: 2, CHEQUE: 0 }, 'Depends on how you pay: Zelle 2% ($67), check none'],
])('the fee hint of %o names the fee of each way to pay', (convenienceFee, hint) => {
  expect(feeHint({ convenienceFee } as SiteSettings, 3310)).toBe(hint);
});

it('the fee hint names no fee while the settings are unknown', () => {
  expect(feeHint(null, 3310)).toBe('Depends on how you pay');
});
