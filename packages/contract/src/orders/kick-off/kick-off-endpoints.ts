import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { freeText, optionalLine, requiredLine } from '../../fields/text.ts';
import { resource } from '../../http/resource.ts';
import { checkDetails } from '../../ledger/checks/check-details.ts';
import {
  familyRegistration,
  knownFamilyRegistration,
  refuseKnownFamily,
  refuseNewFamily,
  registerFamily,
  registerKnownFamily,
} from '../on-behalf/on-behalf-endpoints.ts';
import { currencies } from '../pricing/currency-for.ts';

/** Sentences of the refusals at the kick-off desk. */
export const kickOffMessages = {
  name: 'Please enter a name for the evening',
  nameTooLong: 'Please keep the name under 80 characters',
  unit: 'Please choose the local unit',
  day: 'Please choose the day',
  place: 'Please keep the place under 120 characters',
  amount: 'Please enter whole dollars',
  kind: 'Please choose check or cash',
  reason: 'Please say why the envelope differs',
  reasonTooLong: 'Please keep the reason under 500 characters',
  reopenReason: 'Please say why the evening is opened again',
  correctReason: 'Please say why the amount changes',
  notWaiting: 'This payment does not wait for its approval any more. Please ask a treasurer to correct it.',
} as const;

const say = kickOffMessages;
const dollars = z.int(say.amount).min(0, say.amount).max(1_000_000, say.amount);

/** An evening as it is opened: whose it is, when and where. */
export const newEvening = z.strictObject({
  name: requiredLine({ required: say.name, invalid: say.nameTooLong, min: 1, max: 80 }),
  localUnitId: z.string().min(1, say.unit).max(40, say.unit),
  day: calendarDate,
  place: optionalLine({ invalid: say.place, min: 1, max: 120 }),
});

/** How money is handed over at a kick-off. */
export const handedOver = ['CHECK', 'CASH'] as const;
export type HandedOver = (typeof handedOver)[number];

/** Money that a family hands over; its id is made by the device, so that it counts once however often it is sent. */
export const handedMoney = z
  .strictObject({
    id: entityId,
    kind: z.enum(handedOver),
    amount: dollars.min(1, say.amount),
    /** Of a check: what is written on it. */
    check: checkDetails.optional(),
    /** The volunteer knows of a check with the same number and bank, and says that this is another one. */
    isAnotherCheck: z.boolean().optional(),
  })
  .check(
    crossField(({ kind, check }, refuse) => {
      if ((kind === 'CHECK') !== (check !== undefined))
        refuse(['check'], 'Please enter the number of the check');
    }),
  );
export type HandedMoney = z.output<typeof handedMoney>;

const { conventionId: _new, how: _newHow, ...ofNew } = familyRegistration.shape;
const { conventionId: _known, how: _knownHow, ...ofKnown } = knownFamilyRegistration.shape;

/** A family that registers at the desk: a new one, or one with an account. */
const registration = z.discriminatedUnion('family', [
  z.strictObject({ family: z.literal('NEW'), ...ofNew }).check(crossField(refuseNewFamily)),
  z
    .strictObject({ family: z.literal('KNOWN'), userId: entityId, ...ofKnown })
    .check(crossField(refuseKnownFamily)),
]);
export type KickOffRegistration = z.output<typeof registration>;

/** Money in the envelope in one currency, whole dollars. */
export const envelopeSum = z.object({ currency: z.enum(currencies), checks: z.int(), cash: z.int() });
export type EnvelopeSum = z.output<typeof envelopeSum>;

const evening = z.object({
  _id: z.string(),
  conventionId: z.string(),
  name: z.string(),
  localUnitId: z.string(),
  localUnitName: z.string(),
  day: z.string(),
  place: z.string(),
  openedByName: z.string(),
  closedAt: z.string().nullable(),
  closedByName: z.string().nullable(),
  /** Families registered, and what was noted in each currency. */
  families: z.int(),
  noted: z.array(envelopeSum),
});

/** An evening in the list. */
export type KickOffEvening = z.output<typeof evening>;

/** Money that was noted, one by one. */
const notedMoney = z.object({
  _id: z.string(),
  kind: z.enum(handedOver),
  currency: z.enum(currencies),
  amount: z.int(),
  /** Empty for cash, and after the family was erased. */
  checkNumber: z.string(),
  bank: z.string(),
  notedByName: z.string(),
  at: z.string(),
});

/** A family of the evening: registered there, or there to hand over money. */
const eveningFamily = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  /** The people who attend. */
  attending: z.array(z.string()),
  packageName: z.string().nullable(),
  currency: z.enum(currencies),
  total: z.int(),
  /** Without an address nobody can sign in: the slip has a code. */
  hasEmail: z.boolean(),
  /** `null` for a family that was registered before and only paid here. */
  registered: z.object({ byName: z.string(), at: z.string() }).nullable(),
  money: z.array(notedMoney),
});
export type EveningFamily = z.output<typeof eveningFamily>;

/** An evening with all that was done: the closing sheet, before and after it is closed. */
export const closingSheet = evening.extend({
  conventionName: z.string(),
  /** The day that it is where the convention is. */
  today: z.string(),
  list: z.array(eveningFamily),
  /** What was counted when it was closed; empty while it is open. */
  counted: z.array(envelopeSum),
  differenceReason: z.string(),
  /** Deposit slips on which its checks are. */
  slips: z.array(z.object({ slipId: z.string(), number: z.int() })),
});
export type ClosingSheet = z.output<typeof closingSheet>;

const kickOff = resource({
  path: '/v1/admin/kick-off',
  tag: 'Admin: kick-off',
  access: { ability: 'run-kick-off' },
});

const params = z.object({ eveningId: entityId });

export const listEvenings = kickOff.get('', {
  summary: 'Kick-off evenings of a convention, the newest first',
  query: z.object({ conventionId: entityId }),
  data: z.array(evening),
});

export const openEvening = kickOff.post('', {
  summary: 'Open a kick-off evening of a local unit',
  takesIdempotencyKey: true,
  body: newEvening.extend({ conventionId: entityId }),
  data: closingSheet,
  errors: ['NOT_FOUND'],
});

export const getEvening = kickOff.get('/{eveningId}', {
  summary: 'A kick-off evening with its families and their money',
  params,
  data: closingSheet,
  errors: ['NOT_FOUND'],
});

const moneyErrors = ['PAYMENT_NOT_POSSIBLE', 'TRANSITION_NOT_POSSIBLE', 'CHECK_RECORDED'] as const;

/**
 * Registers a family at the desk, and notes what it pays, all or nothing. `id` is made by the device: a repeated call
 * returns the first result.
 */
export const registerAtKickOff = kickOff.post('/{eveningId}/registrations', {
  summary: 'Register a family at a kick-off',
  params,
  body: z.strictObject({ id: entityId, registration, money: handedMoney.nullable() }),
  data: z.object({ orderId: z.string(), tmpConvRegNo: z.string(), total: z.int() }),
  errors: [
    'EVENING_CLOSED',
    ...new Set([...registerFamily.errors, ...registerKnownFamily.errors]),
    ...moneyErrors,
  ],
});

/** Notes money of a family that is registered, here or before. Idempotent by the id of the money. */
export const noteMoney = kickOff.post('/{eveningId}/money', {
  summary: 'Note a check or cash at a kick-off',
  params,
  body: z.strictObject({ orderId: entityId, money: handedMoney }),
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'EVENING_CLOSED', 'ORDER_NOT_FOUND', 'CONFLICT', ...moneyErrors],
});

/** The right amount of money that was noted, whole dollars: nothing where it was never handed over; and why. */
export const moneyCorrection = z.strictObject({
  amount: dollars,
  /** What the volunteer saw. */
  amountBefore: dollars,
  reason: requiredLine({ required: say.correctReason, invalid: say.reasonTooLong, min: 1, max: 500 }),
});

/**
 * Puts a wrong amount right while the evening is open and no treasurer has decided about the payment. Idempotent: a call
 * with the amount that stands already changes nothing.
 */
export const correctNotedMoney = kickOff.post('/{eveningId}/money/{moneyId}/correct', {
  summary: 'Correct a check or cash of a kick-off',
  params: params.extend({ moneyId: entityId }),
  body: moneyCorrection,
  data: z.object({ _id: z.string() }),
  errors: [
    'NOT_FOUND',
    'EVENING_CLOSED',
    'CONFLICT',
    'TRANSITION_NOT_POSSIBLE',
    'CORRECTION_TOO_LOW',
    'REFUND_OPEN',
  ],
});

/** Makes the code of the slip of a family that was registered at this evening; an earlier one ends. */
export const issueKickOffCode = kickOff.post('/{eveningId}/registrations/{orderId}/claim-code', {
  summary: 'Make the code of a slip at a kick-off',
  params: params.extend({ orderId: entityId }),
  data: z.object({ code: z.string(), expiresAt: z.string() }),
  errors: ['NOT_FOUND', 'CLAIM_NOT_NEEDED'],
});

/**
 * Closes an evening with the envelope as it was counted. Where it differs from what was noted a reason is asked; where
 * something was noted since `noted` was read: CONFLICT. Its checks go on a deposit slip for each currency.
 */
export const closeEvening = kickOff.post('/{eveningId}/close', {
  summary: 'Close a kick-off evening',
  params,
  body: z.strictObject({
    /** What the volunteer saw. */
    families: z.int().min(0),
    noted: z.array(z.strictObject({ currency: z.enum(currencies), checks: dollars, cash: dollars })).max(2),
    counted: z.array(z.strictObject({ currency: z.enum(currencies), checks: dollars, cash: dollars })).max(2),
    differenceReason: freeText({ max: 500, invalid: say.reasonTooLong }).default(''),
  }),
  data: closingSheet,
  errors: ['NOT_FOUND', 'EVENING_CLOSED', 'CONFLICT', 'DIFFERENCE_REASON', 'CHECK_NOT_DEPOSITABLE'],
});

/** Opens a closed evening again. Its deposit slips stay. */
export const reopenEvening = kickOff.post('/{eveningId}/reopen', {
  summary: 'Open a closed kick-off evening again',
  access: { ability: 'reopen-kick-off' },
  params,
  body: z.strictObject({
    reason: requiredLine({ required: say.reopenReason, invalid: say.reasonTooLong, min: 1, max: 500 }),
  }),
  data: closingSheet,
  errors: ['NOT_FOUND'],
});
