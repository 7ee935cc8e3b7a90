import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';

/** The fields of a mail in lists. */
export const mailRow = {
  _id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  deadAt: z.string().nullable(),
  /** Until when it waits, because its decision can be undone. */
  delayedUntil: z.string().nullable(),
  /** When it was recalled, because its decision was undone. */
  recalledAt: z.string().nullable(),
  /** When it was discarded. */
  discardedAt: z.string().nullable(),
  /** When its addressee's mail server returned it after it had left. */
  bouncedAt: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
};

/** What became of a mail; each is in one state. `WAITING` includes those that are tried again or held. */
export const mailStates = ['SENT', 'BOUNCED', 'WAITING', 'GIVEN_UP', 'RECALLED', 'DISCARDED'] as const;
export type MailStateName = (typeof mailStates)[number];

const outbox = resource({
  path: '/v1/admin',
  tag: 'Admin: mails',
  access: { ability: 'read-outbox' },
});

export const listOutbox = outbox.get('/outbox', {
  summary: 'Mails that went out or wait',
  query: z.object({
    search: searchText,
    state: z.enum(mailStates).optional(),
    ...pageQuery(),
  }),
  data: listPage(z.object(mailRow)),
});

export const getOutboxMail = outbox.get('/outbox/{mailId}', {
  summary: 'One mail as it went out, without the token of a link that opens an account',
  params: z.object({ mailId: entityId }),
  data: z.object({
    ...mailRow,
    html: z.string(),
    text: z.string(),
    /** The version of the organiser's text that it was written with; `null` for the site's own. */
    organisersText: z
      .object({ version: z.int(), changedAt: z.string(), changedBy: z.string().nullable() })
      .nullable(),
    /** The version of the product that wrote it; `null` for one from before versions were kept. */
    siteVersion: z.string().nullable(),
    /** Why it came back, in the words of the server that returned it. */
    bounceReason: z.string().nullable(),
    /** Since when no mails leave to its address, because they came back; `null` while they do. */
    addressStoppedAt: z.string().nullable(),
    /** It contains an account link, which `readOutboxLink` answers. */
    hasReadableLink: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

/** Only on a site that cannot send mail: there the outbox is the mailbox. Reading it is audited. */
export const readOutboxLink = outbox.post('/outbox/{mailId}/link', {
  summary: 'The link to an account in a mail, where no mail server is set',
  freshProof: true,
  params: z.object({ mailId: entityId }),
  data: z.object({ link: z.string() }),
  errors: ['NOT_FOUND'],
});

/** Mails that wait for a decision: written while no mail server was set, or given up. */
const decidable = z.enum(['HELD', 'FAILED']);
const action = z.enum(['SEND', 'DISCARD']);

export const countUnsentMails = outbox.get('/outbox-unsent', {
  summary: 'How many mails wait for a decision of an administrator',
  data: z.object({
    /** Written while no mail server was set. */
    held: z.int(),
    /** Given up. */
    failed: z.int(),
    /** False where no mail server is set. */
    canSend: z.boolean(),
  }),
});

export const decideUnsentMails = outbox.post('/outbox-unsent', {
  summary: 'Send or discard all mails that wait for a decision',
  body: z.strictObject({ mails: decidable, action }),
  /** Mails with an expired account link are never sent; they count as discarded. */
  data: z.object({ queued: z.int(), discarded: z.int() }),
  errors: ['CONFLICT'],
});

export const decideUnsentMail = outbox.post('/outbox/{mailId}/decision', {
  summary: 'Send or discard one mail that was held or given up',
  params: z.object({ mailId: entityId }),
  body: z.strictObject({ action }),
  data: z.object({ queued: z.int(), discarded: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const resumeMailAddress = outbox.post('/outbox/{mailId}/resume', {
  summary: 'Let mails to the address of a mail go on, which were stopped because they came back',
  params: z.object({ mailId: entityId }),
  data: z.object({ resumed: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
