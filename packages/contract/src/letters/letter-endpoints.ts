import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { fromRevision, revision, revisionInQuery } from '../fields/revision.ts';
import { requiredLine } from '../fields/text.ts';
import { listPage, pageQuery, searchText } from '../http/list-page.ts';
import { resource } from '../http/resource.ts';
import { languages } from '../phrases/language.ts';
import { dryRunReasons, letterStates } from './letter.ts';
import { letterAudience, letterDraft } from './letter-draft.ts';
import { letterSettings } from './letter-settings.ts';

const tag = 'Admin: letters';
const sends = { ability: 'send-letters' } as const;

/** How many of the recipients that were found get the letter, and how far it is. */
const counts = z.object({
  /** Who gets it, or got it. */
  recipients: z.int(),
  /** To whom it has not been handed over yet. */
  waiting: z.int(),
  /** Whose mail is in the outbox and can still be stopped. */
  leaving: z.int(),
  /** Whose mail has left. */
  left: z.int(),
  /** Whose mail the mail server refused, or was given up. */
  failed: z.int(),
  /** Who does not get it. */
  without: z.int(),
});
export type LetterCounts = z.output<typeof counts>;

const row = {
  _id: z.string(),
  conventionId: z.string(),
  conventionName: z.string(),
  subjectEn: z.string(),
  state: z.enum(letterStates),
  audience: letterAudience,
  counts,
  /** When its recipients were found last, ISO 8601 UTC; `null` before. */
  preparedAt: z.string().nullable(),
  scheduledFor: z.string().nullable(),
  startedAt: z.string().nullable(),
  /** Who changed it last; `null` for somebody who is gone. */
  changedBy: z.string().nullable(),
  changedAt: z.string(),
  revision,
};

/** A letter in the list. */
export const letterRow = z.object(row);
export type LetterRow = z.output<typeof letterRow>;

/** What the reader can do with a letter now. */
export const letterActions = ['SEND', 'ASK', 'APPROVE', 'SEND_BACK', 'STOP', 'CHANGE', 'DELETE'] as const;
export type LetterAction = (typeof letterActions)[number];

/** A letter. */
export const letterDetail = z.object({
  ...row,
  bodyEn: z.string(),
  subjectMl: z.string(),
  bodyMl: z.string(),
  reasons: z.array(z.object({ reason: z.enum(dryRunReasons), count: z.int() })),
  /** Until when nothing leaves, so that stopping it undoes it; `null` once it is over. */
  undoUntil: z.string().nullable(),
  /** When it goes on after the most mails of a day; `null` while it does not wait for that. */
  goesOnAt: z.string().nullable(),
  /** Why its reader must ask a second person; `null` where they need not. */
  asksBecause: z.enum(['MANY', 'ROLE']).nullable(),
  askedBy: z.string().nullable(),
  askedAt: z.string().nullable(),
  approvedBy: z.string().nullable(),
  /** Why it was sent back; empty where it was not. */
  sentBackBecause: z.string(),
  /** False while the site has no mail server: mails stay in the outbox. */
  canLeave: z.boolean(),
  actions: z.array(z.enum(letterActions)),
});
export type LetterDetail = z.output<typeof letterDetail>;

const all = resource({ path: '/v1/admin/letters', tag, access: { ability: 'write-letters' } });

/** Letters, the last changed first. */
export const listLetters = all.get('', {
  summary: 'Letters to families',
  query: z.object({
    conventionId: entityId.optional(),
    /** Part of a subject. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(letterRow),
});

/** Writes a letter. Its recipients are found with `prepareLetter`. */
export const createLetter = all.post('', {
  summary: 'Write a letter',
  takesIdempotencyKey: true,
  body: letterDraft,
  data: letterDetail,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

const letter = resource({
  path: '/v1/admin/letters/{letterId}',
  tag,
  access: { ability: 'write-letters' },
  params: z.object({ letterId: entityId }),
  errors: ['NOT_FOUND'],
});

export const getLetter = letter.get('', { summary: 'A letter', data: letterDetail });

/** Changes a draft, or one that was stopped. Its approval ends; another audience has to be found anew. */
export const changeLetter = letter.put('', {
  summary: 'Change a letter',
  body: letterDraft.safeExtend(fromRevision),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE', 'FORBIDDEN'],
});

/** Deletes a letter that nobody got. */
export const deleteLetter = letter.delete('', {
  summary: 'Delete a letter that nobody got',
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE'],
});

/**
 * Finds who gets the letter and who does not, and why. Sends nothing. Nobody else gets it afterwards; who got it already
 * stays as they are.
 */
export const prepareLetter = letter.post('/dry-run', {
  summary: 'Find the recipients of a letter',
  body: z.strictObject(fromRevision),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE', 'FORBIDDEN'],
});

/** How it stands with a recipient. */
export const recipientStates = ['WAITING', 'LEAVING', 'LEFT', 'FAILED', 'WITHOUT'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Somebody in the audience of a letter. */
export const letterRecipient = z.object({
  orderId: z.string(),
  name: z.string(),
  number: z.string(),
  email: z.string().nullable(),
  state: z.enum(recipientStates),
  /** Why they do not get it; `null` for those who do. */
  reason: z.enum(dryRunReasons).nullable(),
  /** When their mail left. */
  sentAt: z.string().nullable(),
});
export type LetterRecipient = z.output<typeof letterRecipient>;

/** A page of the audience that was found, in the order in which they get it. */
export const listLetterRecipients = letter.get('/recipients', {
  summary: 'Who gets a letter, and who does not',
  query: z.object({
    state: z.enum(recipientStates).optional(),
    reason: z.enum(dryRunReasons).optional(),
    /** Part of a name or registration number. */
    search: searchText,
    ...pageQuery(50),
  }),
  data: listPage(letterRecipient),
});

const reader = {
  language: z.enum(languages),
  /** A registration of the convention; the first recipient without one. */
  orderId: entityId.optional(),
};

/** A letter as a family would read it. A language that it is not written in is English. */
export const previewLetter = letter.get('/preview', {
  summary: 'A letter as a family reads it',
  query: z.object(reader),
  data: z.object({
    /** Whose values are filled in; `null` where the convention has no registration: the names of the values stand in. */
    registrantName: z.string().nullable(),
    language: z.enum(languages),
    subject: z.string(),
    html: z.string(),
    /** The whole mail as plain text. */
    text: z.string(),
    /** What was written, without greeting and small print, to copy into a chat. */
    chatText: z.string(),
  }),
  errors: ['ORDER_NOT_FOUND'],
});

/** Sends the letter to the caller's own address, and to nobody else. */
export const testLetter = letter.post('/test', {
  summary: 'Send a letter to yourself',
  limit: 'test-mail',
  body: z.strictObject(reader),
  data: z.object({ sentTo: z.string() }),
  errors: ['ORDER_NOT_FOUND'],
});

const when = {
  ...fromRevision,
  /** When it leaves, ISO 8601 UTC; `null` for now. */
  scheduledFor: z.iso.datetime().nullable(),
};

/**
 * Sends the letter to the recipients that were found, now or at a time, or to those who are left after it was stopped.
 * Nothing leaves for a minute.
 */
export const sendLetter = letter.post('/send', {
  summary: 'Send a letter, or go on with it',
  access: sends,
  body: z.strictObject(when),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE', 'LETTER_NOT_PREPARED', 'LETTER_NEEDS_APPROVAL'],
});

/** Asks a second person to approve the letter. */
export const askForLetterApproval = letter.post('/ask', {
  summary: 'Ask for the approval of a letter',
  body: z.strictObject(when),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE', 'LETTER_NOT_PREPARED'],
});

/** Approves a letter that somebody else wrote and asked for; it is sent as they chose. */
export const approveLetter = letter.post('/approve', {
  summary: 'Approve and send a letter',
  access: sends,
  body: z.strictObject(fromRevision),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE', 'LETTER_OWN_APPROVAL'],
});

/** Sends a letter back to who asked for its approval. */
export const sendLetterBack = letter.post('/send-back', {
  summary: 'Send a letter back',
  access: sends,
  body: z.strictObject({
    ...fromRevision,
    because: requiredLine({
      min: 1,
      max: 500,
      required: 'Please say what should change',
      invalid: 'Please keep it under 501 characters',
    }),
  }),
  data: letterDetail,
  errors: ['CONFLICT', 'LETTER_NOT_POSSIBLE'],
});

/** Stops a letter: mails that have not left are recalled. One that nobody got is a draft again. */
export const stopLetter = letter.post('/stop', {
  summary: 'Stop a letter',
  data: letterDetail,
  errors: ['LETTER_NOT_POSSIBLE'],
});

const settings = resource({ path: '/v1/admin/letter-settings', tag, access: { ability: 'write-letters' } });

const adminLetterSettings = letterSettings.extend({ revision });
export type AdminLetterSettings = z.output<typeof adminLetterSettings>;

export const getLetterSettings = settings.get('', {
  summary: 'Rules for letters',
  data: adminLetterSettings,
});

export const changeLetterSettings = settings.put('', {
  summary: 'Change the rules for letters',
  access: { ability: 'manage-settings' },
  body: z.strictObject({ ...letterSettings.shape, ...fromRevision }),
  data: adminLetterSettings,
  errors: ['CONFLICT'],
});
