import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { assignedFilter, followUpFilter, recordCare, staffNote } from '../../casework/care/care.ts';
import { careEndpoints } from '../../casework/care/care-endpoints.ts';
import { caredRecords } from '../../casework/care/cared-records.ts';
import { recordHistory } from '../../casework/care/record-history.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { contactMessages as messages } from '../contact-messages.ts';
import { resource } from '../../http/resource.ts';

/** NEW: not answered yet. ANSWERED: has an answer. CLOSED: done. */
export const messageStates = ['NEW', 'ANSWERED', 'CLOSED'] as const;
export type MessageState = (typeof messageStates)[number];

/** What the list of messages is narrowed to. OPEN: whatever is not closed. */
export const messageListStates = [...messageStates, 'OPEN'] as const;
export type MessageListState = (typeof messageListStates)[number];

/** FORM: sent with the contact form. LETTER: an answer to a letter, by email. */
export const messageSources = ['FORM', 'LETTER'] as const;
export type MessageSource = (typeof messageSources)[number];

/** What an answer to a letter answers. */
const answeredLetter = z.object({
  /** `null` once the letter is deleted, and for readers who may not write letters. */
  _id: z.string().nullable(),
  /** As the family got it; `null` where it is not known any more. */
  subject: z.string().nullable(),
  /** Whether it came from one of the family's addresses. */
  isFromFamily: z.boolean(),
  /** `null` once the family closed its account, and for readers who may not see registrations. */
  registration: z.object({ _id: z.string(), number: z.string(), registrantName: z.string() }).nullable(),
});

const row = {
  _id: z.string(),
  fullname: z.string(),
  emailAddress: z.string(),
  messageSubject: z.string(),
  /** The beginning of the message, on one line. */
  excerpt: z.string(),
  state: z.enum(messageStates),
  ...recordCare.shape,
  attachmentCount: z.int(),
  answerCount: z.int(),
  /** `null` for a message of the contact form. */
  letter: answeredLetter.nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
};

export const messageRow = z.object(row);
export type MessageRow = z.output<typeof messageRow>;

/** One message with its thread. */
export const messageDetail = z.object({
  ...row,
  /** Empty in an answer to a letter, like number and country. */
  countryCode: z.string(),
  phoneNumber: z.string(),
  country: z.string(),
  messageBody: z.string(),
  attachments: z.array(
    z.object({
      _id: z.string(),
      fileName: z.string(),
      contentType: z.string(),
      byteSize: z.int(),
      /** Signed address, valid for 5 minutes. */
      url: z.string(),
    }),
  ),
  /** Names of attachments of an email that were not taken; empty for one without a name. */
  attachmentsLeft: z.array(z.string()),
  /** The email goes on beyond `messageBody`. */
  isCut: z.boolean(),
  answers: z.array(
    z.object({
      _id: z.string(),
      body: z.string(),
      authorName: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  /** What staff noted for each other, the oldest first. */
  notes: z.array(staffNote),
});
export type MessageDetail = z.output<typeof messageDetail>;

const group = { path: '/v1/admin/messages', tag: 'Admin: messages' };
const message = resource({ ...group, access: { ability: caredRecords.MESSAGE.caredForBy } });

/** How staff look after messages. Closing one clears its follow-up. Who wrote a message never reads a note. */
export const careOfMessages = careEndpoints({
  ...group,
  kind: 'MESSAGE',
  id: 'messageId',
  words: { one: 'a message', many: 'messages' },
  assigneesPath: '/colleagues',
  answer: messageDetail,
  noteAnswer: messageDetail,
  unknown: 'NOT_FOUND',
  over: 'TRANSITION_NOT_POSSIBLE',
});

export const listMessages = message.get('', {
  summary: 'Messages of the contact form and answers to letters, the newest first',
  query: z.object({
    state: z.enum(messageListStates).optional(),
    /** Assigned to the caller, to nobody, or to this account. */
    assigned: assignedFilter.optional(),
    /** Open ones with a follow-up that is due, today or earlier, or on any day. */
    followUp: followUpFilter.optional(),
    /** Id of a label that they have. */
    label: entityId.optional(),
    source: z.enum(messageSources).optional(),
    /** Answers to letters about this registration; only for readers who may see registrations. */
    registrationId: entityId.optional(),
    /** Part of a name, address, subject or message. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(messageRow),
  errors: ['FORBIDDEN'],
});

const params = z.object({ messageId: entityId });

export const getMessage = message.get('/{messageId}', {
  summary: 'One message with its attachments and answers',
  params,
  data: messageDetail,
  errors: ['NOT_FOUND'],
});

export const getMessageHistory = message.get('/{messageId}/history', {
  summary: 'What staff did with a message, the newest first',
  params,
  data: recordHistory,
  errors: ['NOT_FOUND'],
});

const answerText = freeText({ max: 5_000, invalid: messages.bodyTooLong }).min(3, messages.body);

/**
 * `answersSeen` is the number of answers on the screen: when there is another answer meanwhile, the call is refused
 * with CONFLICT.
 */
export const answerMessage = message.post('/{messageId}/answer', {
  summary: 'Answer by mail',
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ body: answerText, answersSeen: z.int().min(0) }),
  data: messageDetail,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const closeMessage = message.post('/{messageId}/close', {
  summary: 'Put a message away',
  params,
  data: messageDetail,
  errors: ['NOT_FOUND'],
});

export const reopenMessage = message.post('/{messageId}/reopen', {
  summary: 'Take a message up again',
  params,
  data: messageDetail,
  errors: ['NOT_FOUND'],
});
