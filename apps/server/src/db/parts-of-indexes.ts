import { returningKinds } from '@sangamam/contract/ledger/entries/ledger';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Columns<Names extends string> = Readonly<Record<Names, SQLWrapper>>;

/** A payment that something may have to be done about: all but those that are approved and hold what is due, or a part of it. */
export const isUnsettled = ({ state, held, dueAmount }: Columns<'state' | 'held' | 'dueAmount'>): SQL =>
  sql`(${state} <> 'PAYMENT_APPROVED' or ${held} <= 0 or ${held} > ${dueAmount})`;

/** An order that was never sent, or was cancelled or rejected. */
export const isOver = ({
  submittedAt,
  cancelledAt,
  registrationStatus,
}: Columns<'submittedAt' | 'cancelledAt' | 'registrationStatus'>): SQL =>
  sql`(${submittedAt} is null or ${cancelledAt} is not null or ${registrationStatus} = 'REG_REJECTED')`;

/** An entry by which money left a payment for good; the kinds stand in the text, as they do in the index. */
export const isReturning = ({ kind }: Columns<'kind'>): SQL =>
  sql`${kind} in (${sql.raw(returningKinds.map((one) => `'${one}'`).join(', '))})`;
