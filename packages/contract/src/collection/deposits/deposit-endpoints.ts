import { z } from 'zod';

import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { reversalCauses } from '../../ledger/decisions/reversal-causes.ts';
import { slipActions, slipStates } from './slip-state.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ slipId: entityId });

/** The most checks on one slip. */
export const maxSlipChecks = 100;

/** A check that came, with its family. Whole dollars of the payment's currency. */
export const receivedCheck = z.object({
  _id: z.string(),
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  registrantName: z.string(),
  /** Empty after the family was erased, as the bank is. */
  number: z.string(),
  bank: z.string(),
  /** The date on the check, and the day on which it came: `YYYY-MM-DD`. */
  writtenOn: z.string(),
  receivedOn: z.string(),
  amount: z.int(),
  /** Why its money was taken out of the ledger again; `null` while it is there. */
  reversedAs: z.enum(reversalCauses).nullable(),
});
export type ReceivedCheck = z.output<typeof receivedCheck>;

/** Checks for one account: of a convention in one currency. */
export const checksOfAccount = z.object({
  conventionId: z.string(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  /** Name of the treasurer's account; empty while the convention has no treasurer for the currency. */
  account: z.string(),
  /** The day that it is where the convention is. */
  today: z.string(),
  checks: z.array(receivedCheck),
});
export type ChecksOfAccount = z.output<typeof checksOfAccount>;

/** Those of one convention, or of all. */
const ofConvention = { conventionId: entityId.optional() };

const deposits = resource({
  path: '/v1/admin/payments/deposits',
  tag: 'Admin: deposits',
  access: { ability: 'manage-payments' },
});

/** Checks that came and are on no deposit slip, oldest first, by account. At most 500 are listed. */
export const listUndepositedChecks = deposits.get('/checks', {
  summary: 'Checks that are not deposited yet',
  query: z.object(ofConvention),
  data: z.array(checksOfAccount),
});

/** A deposit slip in the list. */
export const slipRow = z.object({
  _id: z.string(),
  number: z.int(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  account: z.string(),
  day: z.string(),
  state: z.enum(slipStates),
  /** The day on which it was taken to the bank. */
  atBankOn: z.string().nullable(),
  /** The day on which the bank booked it. */
  depositedOn: z.string().nullable(),
  checkCount: z.int(),
  /** What the bank should book in one line: the sum of its checks, bounced ones included. */
  total: z.int(),
  bouncedCount: z.int(),
});
export type SlipRow = z.output<typeof slipRow>;

export const listSlips = deposits.get('', {
  summary: 'Deposit slips, the newest first',
  query: z.object({ ...pageQuery(), ...ofConvention }),
  data: listPage(slipRow),
});

/** A slip with its checks, as it is printed. */
export const depositSlip = slipRow.extend({
  createdByName: z.string(),
  today: z.string(),
  checks: z.array(receivedCheck),
  /** The statement whose line confirmed it. */
  statementId: z.string().nullable(),
  actions: z.array(z.enum(slipActions)),
});
export type DepositSlip = z.output<typeof depositSlip>;

export const getSlip = deposits.get('/{slipId}', {
  summary: 'A deposit slip with its checks',
  params,
  data: depositSlip,
  errors: ['NOT_FOUND'],
});

/**
 * Puts checks of one account on a new slip. `total` is the sum that the treasurer saw, whole dollars; another one is
 * CONFLICT.
 */
export const createSlip = deposits.post('', {
  summary: 'Make a deposit slip',
  takesIdempotencyKey: true,
  body: z.strictObject({
    checkIds: z
      .array(entityId)
      .min(1, 'Please select at least one check')
      .max(maxSlipChecks, `A slip has room for ${maxSlipChecks} checks`),
    total: z.int().min(1),
  }),
  data: depositSlip,
  errors: ['NOT_FOUND', 'CHECK_NOT_DEPOSITABLE', 'CONFLICT'],
});

/** Notes the day on which a slip was taken to the bank. A repeated call with another day changes it. */
export const markSlipAtBank = deposits.post('/{slipId}/at-bank', {
  summary: 'Note that a deposit slip is at the bank',
  params,
  body: z.strictObject({ day: calendarDate }),
  data: depositSlip,
  errors: ['NOT_FOUND', 'SLIP_TAKEN_BACK', 'SLIP_MATCHED', 'DAY_NOT_BEGUN'],
});

/** Takes a slip back: its checks can be put on another one. Idempotent. */
export const takeSlipBack = deposits.post('/{slipId}/take-back', {
  summary: 'Take a deposit slip back',
  params,
  data: depositSlip,
  errors: ['NOT_FOUND', 'SLIP_MATCHED'],
});
