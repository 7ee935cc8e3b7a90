import { sql } from 'drizzle-orm';

import { paymentDecisions, paymentEntries } from './schema/schema.ts';

/** Whether an entry's decision was undone; the entry that undoes it counts as undone, too. Together they move nothing. */
export const isUndone = sql<boolean>`(${paymentEntries.decisionId} is not null and exists (select from ${paymentDecisions}
  where ${paymentDecisions.id} = ${paymentEntries.decisionId} and ${paymentDecisions.undoneAt} is not null))`;
