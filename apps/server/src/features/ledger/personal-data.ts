import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  erasePayers,
  listOwnChecks,
  listOwnEntries,
  listOwnPayments,
  listOwnRefunds,
} from './personal-data-repository.ts';

/** Payments belong to an account by its orders. */
export const ledgerPersonalData: PersonalData = {
  claims: {
    'payment_entries.actor_id': {
      exportedAs: { notExported: 'The section `paymentEntries` has the entries, without who entered them.' },
      onErasure: { kept: 'The books of money stay complete: amounts, instants and who entered them.' },
    },
    'refund_steps.actor_id': staffAction,
  },
  sections: {
    payments: (ctx, { orderIds }) => listOwnPayments(ctx.db, orderIds),
    paymentEntries: (ctx, { paymentIds }) => listOwnEntries(ctx.db, paymentIds),
    checks: (ctx, { paymentIds }) => listOwnChecks(ctx.db, paymentIds),
    refunds: (ctx, { orderIds }) => listOwnRefunds(ctx.db, orderIds),
  },
  erase: (ctx, subject) => erasePayers(ctx.db, subject),
};
