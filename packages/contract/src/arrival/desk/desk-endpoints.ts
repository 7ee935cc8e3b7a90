import { z } from 'zod';

import { consentMessages } from '../../documents/consents/consent-messages.ts';
import { consentByteLimit } from '../../documents/consents/consent-rules.ts';
import { entityId } from '../../fields/entity-id.ts';
import { requiredLine } from '../../fields/text.ts';
import { ageGroups } from './age-group.ts';
import { consentAnswers } from './consent-answer.ts';
import { checkInKinds, checkInOutcomes, checkInRefusals } from './check-in-decision.ts';
import { arrival, deskFamily, handOut, openedFamily } from './desk-family.ts';
import { handOutKinds, handOutRefusals } from '../hand-outs/hand-out-decision.ts';
import { resource } from '../../http/resource.ts';

const ofConvention = z.object({ conventionId: entityId });

const deskResource = resource({
  path: '/v1/admin/desk',
  tag: 'Admin: arrival desk',
  access: { ability: 'run-arrival-desk' },
});

/** Conventions that have registrations: the one that is now or comes next first, then those to come, then past ones. */
export const listDeskConventions = deskResource.get('/conventions', {
  summary: 'Conventions whose families the desk can receive',
  data: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** `YYYY-MM-DD`, in the convention's time zone. */
      startDate: z.string(),
      endDate: z.string(),
      timeZone: z.string(),
    }),
  ),
});

/** How many families a search answers at most. */
export const mostFound = 20;

/**
 * Families by registration number (one mistake is forgiven), scanned code, name of anybody in them in its usual spellings,
 * or phone number.
 */
export const searchFamilies = deskResource.get('/families', {
  summary: 'Search the families of a convention at the arrival desk',
  query: ofConvention.extend({ search: z.string().trim().min(2).max(200) }),
  /** The likeliest families first, `mostFound` at most, and how many there are in `total`. */
  data: z.object({ families: z.array(deskFamily), total: z.int() }),
});

export const openFamily = deskResource.get('/families/{orderId}', {
  summary: 'One family at the arrival desk',
  params: z.object({ orderId: entityId }),
  data: openedFamily,
  errors: ['ORDER_NOT_FOUND'],
});

/** All families that may arrive, for a device that must work without a connection. Recorded in the audit log. */
export const downloadRoster = deskResource.get('/roster', {
  summary: 'The submitted registrations of a convention that are neither cancelled nor rejected',
  query: ofConvention,
  data: z.object({
    conventionId: z.string(),
    /** When it was read, ISO 8601 UTC. */
    readAt: z.string(),
    families: z.array(deskFamily),
  }),
  errors: ['NOT_FOUND'],
});

/** Who is expected and who is here, counted over confirmed registrations and everybody who was checked in. */
export const countArrivals = deskResource.get('/counts', {
  summary: 'How many people are here',
  query: ofConvention,
  data: z.object({
    expected: z.int(),
    here: z.int(),
    groups: z.array(z.object({ ageGroup: z.enum(ageGroups), expected: z.int(), here: z.int() })),
  }),
  errors: ['NOT_FOUND'],
});

/** How many events a desk sends at once. */
export const mostEvents = 100;

/** What the screen says about the name of a desk. */
export const deskNameMessage = 'Please give this desk a name of up to 40 characters';

/** The name of a desk, such as "Desk 2". */
export const deskName = requiredLine({
  required: deskNameMessage,
  invalid: deskNameMessage,
  min: 1,
  max: 40,
});

/** What every event has; `id` is made at the desk and says that it is the same event again. */
const ofEvent = {
  id: entityId,
  orderId: entityId,
  /** By the clock of the device, ISO 8601 UTC. */
  at: z.iso.datetime(),
  /** It is not confirmed, and the person is let in, or the add-on handed out, nonetheless. */
  overrides: z.boolean(),
};

/** One person checked in, or taken back, at a desk. */
export const checkInEvent = z.strictObject({
  ...ofEvent,
  personId: entityId,
  kind: z.enum(checkInKinds),
  /** What was said about the minor's missing consent form, under the name of whoever checked the minor in. */
  consent: z.enum(consentAnswers).nullable().default(null),
});
export type CheckInEvent = z.output<typeof checkInEvent>;

/** One add-on line handed out, or taken back, at a desk. */
export const handOutEvent = z.strictObject({
  ...ofEvent,
  /** As `addons` of the family has it. */
  addonLineId: z.string().min(1).max(60),
  kind: z.enum(handOutKinds),
});
export type HandOutEvent = z.output<typeof handOutEvent>;

/** What a desk did. */
export const deskEvent = z.discriminatedUnion('kind', [checkInEvent, handOutEvent]);
export type DeskEvent = z.output<typeof deskEvent>;

/** Why an event is refused. */
export const deskRefusals = [...new Set([...checkInRefusals, ...handOutRefusals])] as const;
export type DeskRefusal = (typeof deskRefusals)[number];

/**
 * A consent form that was signed at the desk, as a photo or PDF, for one minor of an active registration. A registrar
 * checks it like one that the family sent.
 */
export const receiveConsentForm = deskResource.post('/families/{orderId}/consent-forms', {
  summary: 'Store a consent form that was signed at the desk',
  access: { ability: 'receive-consents' },
  takesIdempotencyKey: true,
  limit: 'document-upload',
  upload: { maxFiles: 1, maxBytes: consentByteLimit, tooLarge: consentMessages.size },
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ minorId: entityId }),
  data: openedFamily,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** What became of an event, in the order in which they were sent. */
export const deskEventResult = z.object({
  id: z.string(),
  outcome: z.enum(checkInOutcomes),
  /** Why it was refused; `null` otherwise. */
  refusal: z.enum(deskRefusals).nullable(),
  /** The person's arrival as it is now: by an earlier desk where this one came second. */
  arrival: arrival.nullable(),
  /** The same of an add-on line. */
  handOut: handOut.nullable(),
});
export type DeskEventResult = z.output<typeof deskEventResult>;

/**
 * Records what desks did, at once or after a network break. Idempotent: an event that was recorded answers as before.
 * `sentAt` is the device's clock now: ages of events are taken from it, so that a wrong clock does no harm.
 */
export const settleEvents = deskResource.post('/events', {
  summary: 'Check people in, hand add-ons out, or take that back',
  body: z.strictObject({
    desk: deskName,
    sentAt: z.iso.datetime(),
    events: z.array(deskEvent).min(1).max(mostEvents),
  }),
  data: z.array(deskEventResult),
});
