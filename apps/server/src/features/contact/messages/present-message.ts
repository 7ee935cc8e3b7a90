import { fullName } from '@sangamam/contract/fields/full-name';
import type { MessageDetail, MessageRow } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { OpenFile } from '#server/features/files/files-of-message.ts';

import type { AnswerRow, InboxRow } from '../message-read-model.ts';

/** A message in the inbox. */
export function presentMessage(row: InboxRow): MessageRow {
  const { message, answerCount, attachmentCount, assigneeFirstName, assigneeLastName } = row;
  return {
    _id: message.id,
    fullname: message.fullName,
    emailAddress: message.email,
    messageSubject: message.subject,
    excerpt: message.body.replaceAll(/\s+/gu, ' ').slice(0, 160),
    state: stateOf(row),
    assignedTo:
      message.assignedTo === null
        ? null
        : { _id: message.assignedTo, name: `${assigneeFirstName ?? ''} ${assigneeLastName ?? ''}`.trim() },
    attachmentCount,
    answerCount,
    createdAt: message.createdAt.toISOString(),
    closedAt: message.closedAt?.toISOString() ?? null,
  };
}

/** A message with its thread. */
export function presentThread(
  row: InboxRow,
  { attachments, answers }: { attachments: readonly OpenFile[]; answers: readonly AnswerRow[] },
): MessageDetail {
  const { message } = row;
  return {
    ...presentMessage(row),
    countryCode: message.mobileCountryCode,
    phoneNumber: message.mobileNumber,
    country: message.country,
    messageBody: message.body,
    attachments: attachments.map(({ id, ...file }) => ({ _id: id, ...file })),
    answers: answers.map(({ answer, firstName, lastName }) => ({
      _id: answer.id,
      body: answer.body,
      authorName: fullName({ firstName, lastName }),
      createdAt: answer.createdAt.toISOString(),
    })),
  };
}

function stateOf({ message, answerCount }: InboxRow): MessageRow['state'] {
  if (message.closedAt !== null) return 'CLOSED';
  return answerCount > 0 ? 'ANSWERED' : 'NEW';
}
