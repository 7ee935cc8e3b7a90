import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  erasePayers,
  listOwnChecks,
  listOwnEntries,
  listOwnPayments,
  listOwnPaypalAttempts,
  listOwnRefunds,
} from './personal-data-repository.ts';

/** Only staff close books. */
const closedBooks = {
  exportedAs: { notExported: 'What staff did about the books, which are about no family.' },
  onErasure: { kept: 'Who closed the books of a day stays with them.' },
} as const;

/** Payments belong to an account by its orders. */
export const paymentsPersonalData: PersonalData = {
  claims: {
    'bank_statements.imported_by': staffAction,
    'bank_statements.undone_by': staffAction,
    'bank_statement_lines.decided_by': staffAction,
    'bank_column_mappings.updated_by': staffAction,
    'deposit_slips.created_by': staffAction,
    'deposit_slips.taken_back_by': staffAction,
    'payment_entries.actor_id': {
      exportedAs: { notExported: 'The section `paymentEntries` has the entries, without who entered them.' },
      onErasure: { kept: 'The books of money stay complete: amounts, instants and who entered them.' },
    },
    'refund_steps.actor_id': staffAction,
    'book_closings.closed_by': closedBooks,
    'book_closings.reopened_by': closedBooks,
  },
  sections: {
    payments: (ctx, { orderIds }) => listOwnPayments(ctx.db, orderIds),
    paypalAttempts: (ctx, { orderIds }) => listOwnPaypalAttempts(ctx.db, orderIds),
    paymentEntries: (ctx, { paymentIds }) => listOwnEntries(ctx.db, paymentIds),
    checks: (ctx, { paymentIds }) => listOwnChecks(ctx.db, paymentIds),
    refunds: (ctx, { orderIds }) => listOwnRefunds(ctx.db, orderIds),
  },
  erase: (ctx, subject) => erasePayers(ctx.db, subject),
};
