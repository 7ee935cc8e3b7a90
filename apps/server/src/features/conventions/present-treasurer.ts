import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';

import type { TreasurerRow } from './convention-repository.ts';

/** A stored treasurer as payers see it. */
export function presentTreasurer(row: TreasurerRow): Treasurer {
  return {
    fullName: row.fullName,
    payableTo: row.payableTo ?? row.fullName,
    email: row.email,
    mobile: { countryCode: row.mobileCountryCode, phoneNumber: row.mobileNumber },
    treasurerAddress: { line1: row.addressLine1, line2: row.addressLine2, line3: row.addressLine3 },
  };
}
