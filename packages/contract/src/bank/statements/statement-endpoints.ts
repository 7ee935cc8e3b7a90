import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { payableOrder, slipOfLine } from './accept-endpoints.ts';
import { bankFormats, bankLineStates, matchLevels, matchReasonKinds } from './bank-line.ts';
import { bankLine } from './wire-bank-line.ts';
import { resource } from '../../http/resource.ts';

const counts = z.object({ lines: z.int(), open: z.int(), accepted: z.int(), setAside: z.int() });

/** An import in the list. */
export const statementRow = z.object({
  _id: z.string(),
  fileName: z.string(),
  format: z.enum(bankFormats),
  importedAt: z.string(),
  importedByName: z.string(),
  undoneAt: z.string().nullable(),
  knownLines: z.int(),
  counts,
});
export type StatementRow = z.output<typeof statementRow>;

const statements = resource({
  path: '/v1/admin/payments/statements',
  tag: 'Admin: bank statements',
  access: { ability: 'manage-payments' },
});

export const listStatements = statements.get('', {
  summary: 'Imported bank statements, the newest first',
  query: z.object(pageQuery()),
  data: listPage(statementRow),
});

/** What a line has paid, whole dollars. */
const allocation = z.object({
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  registrantName: z.string(),
  amount: z.int(),
  undone: z.boolean(),
});

/** The line of another import that booked the same transfer. */
export const bookedAlready = z.object({
  statementId: z.string(),
  fileName: z.string(),
  /** Day of the booked line. */
  date: z.string(),
  /** What shows that it is the same: the bank's number, or date, amount and payer. */
  by: z.enum(['REFERENCE', 'DATE_AND_PAYER']),
  orders: z.array(allocation),
});
export type BookedAlready = z.output<typeof bookedAlready>;

/** A line with its candidates while it is open, and what it paid once it is accepted. */
export const statementLine = bankLine.extend({
  _id: z.string(),
  state: z.enum(bankLineStates),
  revision: z.int(),
  level: z.enum(matchLevels),
  candidates: z.array(
    z.object({
      score: z.number(),
      reasons: z.array(z.object({ kind: z.enum(matchReasonKinds), text: z.string() })),
      orders: z.array(payableOrder.extend({ amount: z.int() })),
    }),
  ),
  /** Slips that are exactly this amount, while the line is open; the one that it was accepted for afterwards. */
  slips: z.array(slipOfLine),
  allocations: z.array(allocation),
  /** Such a line has no candidates: its money is in the ledger, unless it is a second transfer. */
  bookedAlready: bookedAlready.nullable(),
});
export type StatementLine = z.output<typeof statementLine>;

/** The groups in which the lines of a statement are shown. */
export const lineGroups = ['SURE', 'SUGGESTED', 'NONE', 'BOOKED', 'ACCEPTED', 'SET_ASIDE'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** A statement with a page of its lines; open ones are matched with the balances of this moment. */
export const getStatement = statements.get('/{statementId}', {
  summary: 'An imported statement with its candidates',
  params: z.object({ statementId: entityId }),
  query: z.object({ group: z.enum(lineGroups).optional(), ...pageQuery(50) }),
  data: listPage(statementLine).extend({
    statement: statementRow,
    /** How many lines each group has, and their sum in cents by currency. */
    groups: z.array(
      z.object({
        group: z.enum(lineGroups),
        lines: z.int(),
        sums: z.array(z.object({ currency: z.enum(currencies), cents: z.int() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
