import { kindsWithSharedReason } from '@sangamam/contract/ledger/entries/ledger';

import {
  paymentCare,
  paymentChecks,
  paymentDecisions,
  paymentEntries,
  payments,
  refunds,
  refundSteps,
} from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { atWork, ofOrder, policyOf, staffAction } from '#server/features/personal-data/policy.ts';

/** Payments belong to an account by its orders. Amounts, instants and who entered them stay in an erasure. */
export const ledgerPersonalData: PersonalData = {
  tables: [
    ofOrder(payments, {
      // What a payment holds, its entries say.
      exported: 'payments',
      without: ['held'],
      onErasure: { emptied: { payerEmail: null } },
      stays: ['providerId'],
    }),
    ofOrder(refunds, {
      exported: 'refunds',
      onErasure: { emptied: { reference: null, keptFeeReason: null } },
    }),
    policyOf(refundSteps, {
      of: { order: { column: 'refundId', through: refunds.id, to: refunds.orderId } },
      people: { actorId: staffAction },
      exported: { not: 'Reasons in it are for staff; the section `refunds` has what came of them.' },
      onErasure: { emptied: { reason: null }, appendOnly: true },
      stays: ['actorSystem'],
    }),
    policyOf(paymentCare, {
      of: { payment: 'paymentId' },
      people: { assignedTo: staffAction },
      exported: atWork,
      onErasure: 'deleted',
    }),
    policyOf(paymentChecks, {
      of: { payment: 'paymentId' },
      exported: 'checks',
      onErasure: { emptied: { number: '', bank: '' } },
    }),
    policyOf(paymentEntries, {
      of: { payment: 'paymentId' },
      people: { actorId: staffAction },
      exported: 'paymentEntries',
      // Money that was moved may come from the payment of another family.
      without: ['actorSystem', 'counterpartPaymentId'],
      present: (_ctx, rows) =>
        rows.map((row) => ({
          ...row,
          // Families were never told the others.
          reason: kindsWithSharedReason.includes(row.kind) ? row.reason : null,
        })),
      onErasure: { emptied: { reference: null, reason: null }, appendOnly: true },
      stays: ['actorSystem'],
    }),
    policyOf(paymentDecisions, {
      of: { payment: 'paymentId' },
      exported: { not: 'What staff could undo for a minute; the section `paymentEntries` has what was so.' },
      onErasure: { kept: 'It says states and instants alone.' },
    }),
  ],
};
