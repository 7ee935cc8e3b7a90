import { z } from 'zod';

import { consentStates } from './consent-decisions.ts';

/** A consent form that a family sent. Instants are ISO 8601 UTC. */
export const consent = z.object({
  _id: z.string(),
  /** The place of the form among those of its registration, from 0; SPEC §7 deletes by it. */
  fileIndex: z.int(),
  /** Whom it is for; both `null` while nobody has said it. */
  minorId: z.string().nullable(),
  minorName: z.string().nullable(),
  responsibleName: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  /** Opens the form for anyone for five minutes. */
  url: z.string(),
  state: z.enum(consentStates),
  /** Why it was returned, as the family reads it. */
  reason: z.string().nullable(),
  sentAt: z.string(),
  mayDelete: z.boolean(),
  /** Whether it can still be said whom it is for. */
  mayNameChild: z.boolean(),
});
export type Consent = z.output<typeof consent>;

const person = z.object({ _id: z.string(), name: z.string() });

/** Everything that the page about consent forms shows. */
export const consentsOfOrder = z.object({
  orderId: z.string(),
  conventionName: z.string(),
  /** Address of the blank form; `null` while there is none. */
  custodianConsent: z.string().nullable(),
  /** Whether forms can be sent: not for cancelled registrations. */
  maySend: z.boolean(),
  /** Who needs a form, and who can be responsible. */
  minors: z.array(person),
  adults: z.array(person),
  consents: z.array(consent),
  /** Minors without a form that was accepted or waits for its check. */
  missing: z.array(person.extend({ why: z.enum(['NOT_SENT', 'RETURNED']) })),
});
export type ConsentsOfOrder = z.output<typeof consentsOfOrder>;
