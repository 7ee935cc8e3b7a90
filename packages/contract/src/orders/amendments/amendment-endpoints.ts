import { z } from 'zod';

import { catalogueAddon, maxAddonQuantity } from '../../conventions/addons/addon.ts';
import { cancellationTerms } from '../../conventions/cancellation/cancellation-terms.ts';
import { cataloguePackage } from '../../conventions/packages/package.ts';
import { specialRequestMaxLength } from '../../conventions/addons/addon-endpoints.ts';
import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { balance } from '../../ledger/balance/balance.ts';
import { reasonToFamily } from '../adjustments/reason-to-family.ts';
import { orderLine } from '../order.ts';
import { relationships } from '../participants/participant.ts';
import { participantPayload } from '../participants/participant-payload.ts';
import { currencies } from '../pricing/currency-for.ts';

/** Options of add-ons with their quantities; what is not listed is none. */
const amendedAddon = z.strictObject({
  addonId: entityId,
  key: z.string().min(1).max(200),
  quantity: z.int().min(1).max(maxAddonQuantity),
});

/** What a family changes in its submitted registration (DECISIONS §7). What is left out stays as it is. */
export const familyChange = z.strictObject({
  /** People who are new, as the family's form has them; `primaryUserId` and `conventionId` are the registration's. */
  join: z.array(participantPayload).max(10).default([]),
  /** People of the registration who attend now, though they did not, or of an earlier one, who join again. */
  attend: z.array(entityId).max(40).default([]),
  /** People who no longer attend. */
  leave: z.array(entityId).max(40).default([]),
  /** Another package. */
  packageId: entityId.optional(),
  /** The whole selection of add-ons afterwards. */
  addons: z.array(amendedAddon).max(200).optional(),
  specialRequest: freeText({
    max: specialRequestMaxLength,
    invalid: `Please keep the request under ${specialRequestMaxLength} characters`,
  }).optional(),
});
export type FamilyChange = z.output<typeof familyChange>;

/** The same by staff, with what only they change. */
export const amendmentChange = familyChange.extend({
  /** People of the registration with another relationship to the registrant. */
  relate: z
    .array(z.strictObject({ participantId: entityId, relationship: z.enum(relationships).exclude(['SELF']) }))
    .max(40)
    .default([]),
  /** The currency of a family that has moved; possible until a payment is reported. */
  currency: z.enum(currencies).optional(),
  /** Another day by which the open payment should arrive; for whoever manages payments. */
  dueDate: calendarDate.optional(),
});
export type AmendmentChange = z.output<typeof amendmentChange>;

/** How the difference is settled; amounts in whole dollars of the order's currency. */
export const amendmentSettlement = z.strictObject({
  /** Kept of what the change would give back. */
  keptFee: z.int().min(0).max(100_000).default(0),
  /** True when the family does not pay what the change costs. */
  waive: z.boolean().default(false),
});

const tag = 'Admin: registrations';
const access = { ability: 'decide-registrations' } as const;
const params = z.object({ orderId: entityId });

/** Why a change of a submitted registration is refused, beside places and colleagues. */
export const amendmentErrors = [
  'ORDER_NOT_FOUND',
  'TRANSITION_NOT_POSSIBLE',
  'AMENDMENT_CHANGES_NOTHING',
  'USER_NOT_FOUND',
  'PARTICIPANT_REQUIRED',
  'SPOUSE_REQUIRED',
  'RELATIONSHIP_TAKEN',
  'FAMILY_TOO_LARGE',
  'PACKAGE_NOT_AVAILABLE',
  'ADDON_NOT_AVAILABLE',
  'ADJUSTMENT_BELOW_ZERO',
  'KEPT_FEE_TOO_HIGH',
] as const;

/** Of a change by staff, too: it may be about what families do not change. */
const staffErrors = [
  ...amendmentErrors,
  'CURRENCY_FIXED',
  'NO_OPEN_PAYMENT',
  'DUE_DATE_PAST',
  'FORBIDDEN',
] as const;

/** A person as the page of an amendment shows them. */
const amendedPerson = z.object({
  participantId: z.string(),
  name: z.string(),
  relationship: z.enum(relationships),
  attends: z.boolean(),
  /** The earlier convention that somebody who is not of this registration is known from; `null` for its people. */
  knownFrom: z.string().nullable(),
});

/** What a change of a submitted registration starts from. */
export const amendmentOptions = z.object({
  userId: z.string(),
  conventionId: z.string(),
  currency: z.enum(currencies),
  people: z.array(amendedPerson),
  packageId: z.string().nullable(),
  /** The name of that package, as it was sent. */
  packageName: z.string().nullable(),
  /** The packages on offer; whether the people may take one follows from `eligibility`. */
  packages: z.array(cataloguePackage),
  addons: z.array(catalogueAddon),
  /** The add-ons in force, those that are no longer on offer too. */
  selection: z.array(
    z.object({ addonId: z.string(), key: z.string(), title: z.string(), quantity: z.int() }),
  ),
  specialRequest: z.string(),
  balance,
  /** What is kept when people cancel, and the day it is read for (`YYYY-MM-DD` in the convention's time zone). */
  cancellation: cancellationTerms,
  today: z.string(),
  /** How many amendments there were: a change that starts from fewer is refused. */
  amendments: z.int(),
});
export type AmendmentOptions = z.output<typeof amendmentOptions>;

/** What staff start from when they change a submitted registration. */
export const getAmendmentOptions = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/{orderId}/amendment',
  summary: 'What can be changed in a submitted registration',
  tag,
  access,
  params,
  data: amendmentOptions,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** What an amendment does, or would do. */
export const amendmentOutcome = z.object({
  /** The names of those who attend afterwards though they did not, and of those who no longer do. */
  joining: z.array(z.string()),
  leaving: z.array(z.string()),
  /** The lines that are added, those that take others off included. */
  lines: z.array(orderLine),
  before: balance,
  after: balance,
  /** To be paid with an order of its own, because the payment of the registration is approved; 0 otherwise. */
  carriedOver: z.int(),
  /** People whose relationship is another one. */
  related: z.array(
    z.object({ name: z.string(), before: z.enum(relationships), after: z.enum(relationships) }),
  ),
  /** Of the amounts before and after. */
  currency: z.object({ before: z.enum(currencies), after: z.enum(currencies) }),
  /** Joining minors, who need a consent form. */
  needConsent: z.array(z.string()),
  /** What others have to look at again: rooms at the hotel, seats on shuttles, badges that are printed. */
  concerns: z.array(z.enum(['HOTEL', 'SHUTTLE', 'BADGES'])),
});
export type AmendmentOutcome = z.output<typeof amendmentOutcome>;

/** What an amendment did. */
export const carriedOutAmendment = amendmentOutcome.extend({
  /** The order by which the difference is paid. */
  childOrderId: z.string().nullable(),
  /** By which the change is undone within a minute. */
  decisionId: z.string(),
});

/** What an amendment would do; changes nothing. */
export const previewAmendment = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/amendment/preview',
  summary: 'What a change of a submitted registration would do',
  tag,
  access,
  params,
  body: z.strictObject({
    change: amendmentChange,
    settlement: amendmentSettlement.prefault({}),
  }),
  data: amendmentOutcome,
  errors: [...staffErrors, 'SOLD_OUT'],
});

/**
 * Changes a submitted registration: people, package, add-ons, special request, and the price with them. `amendments` is
 * how many there were when staff looked: a colleague's change meanwhile is refused with CONFLICT.
 */
export const amendRegistration = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/amendment',
  summary: 'Change a submitted registration',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    change: amendmentChange,
    settlement: amendmentSettlement.prefault({}),
    reason: reasonToFamily,
    amendments: z.int().min(0),
    /** The price that staff saw, whole dollars of the order's currency. */
    netBefore: z.int().min(0),
  }),
  data: carriedOutAmendment,
  errors: [...staffErrors, 'SOLD_OUT', 'USER_EXIST', 'CONFLICT'],
});
