import { depositSlipChecks, depositSlips, paypalAttempts } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, ofStaff } from '#server/features/personal-data/policy.ts';

export const collectionPersonalData: PersonalData = {
  tables: [
    ofStaff(depositSlips, 'createdBy', 'takenBackBy'),
    ofStaff(depositSlipChecks),
    ofOrder(paypalAttempts, {
      // Without the address at PayPal, which would let whoever reads the export pay.
      exported: 'paypalAttempts',
      without: ['approveUrl'],
      onErasure: { kept: "The books of money stay complete: amounts, and PayPal's numbers for them." },
    }),
  ],
};
