import {
  bankColumnMappings,
  bankLineAllocations,
  bankStatementLines,
  bankStatements,
} from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, ofStaff, policyOf, staffAction } from '#server/features/personal-data/policy.ts';

export const bankPersonalData: PersonalData = {
  tables: [
    ofStaff(bankStatements, 'importedBy', 'undoneBy'),
    ofStaff(bankColumnMappings, 'updatedBy'),
    // A line is about the families whose orders it paid.
    policyOf(bankStatementLines, {
      of: { order: { column: 'id', through: bankLineAllocations.lineId, to: bankLineAllocations.orderId } },
      people: { decidedBy: staffAction },
      exported: { not: 'What the bank wrote for the association; the section `payments` has what was paid.' },
      onErasure: { emptied: { payer: '', memo: '', reference: '', raw: '', textKey: '' } },
      stays: ['fingerprint', 'rowKey'],
    }),
    ofOrder(bankLineAllocations, {
      exported: { not: 'The section `payments` has what was paid.' },
      onErasure: { kept: 'The books of money stay complete: it says amounts alone.' },
    }),
  ],
};
