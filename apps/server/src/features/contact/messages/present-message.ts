import { fullName } from '@sangamam/contract/fields/full-name';
import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { MessageDetail, MessageRow } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { OpenFile } from '#server/features/files/files-of-message.ts';

import type { AnswerRow, InboxRow } from '../message-read-model.ts';

/** A message in the inbox, as `roles` see it. */
export function presentMessage(
  row: InboxRow,
  roles: readonly StaffRole[],
): Omit<MessageRow, keyof RecordCare> {
  const { message, answerCount, attachmentCount } = row;
  return {
    _id: message.id,
    fullname: message.fullName,
    emailAddress: message.email,
    messageSubject: message.subject,
    excerpt: message.body.replaceAll(/\s+/gu, ' ').slice(0, 160),
    state: stateOf(row),
    attachmentCount,
    answerCount,
    letter: letterOf(row, roles),
    createdAt: message.createdAt.toISOString(),
    closedAt: message.closedAt?.toISOString() ?? null,
  };
}

/** A message with its thread, as `roles` see it. */
export function presentThread(
  row: InboxRow,
  roles: readonly StaffRole[],
  { attachments, answers }: { attachments: readonly OpenFile[]; answers: readonly AnswerRow[] },
): Omit<MessageDetail, keyof RecordCare | 'notes'> {
  const { message } = row;
  return {
    ...presentMessage(row, roles),
    countryCode: message.mobileCountryCode,
    phoneNumber: message.mobileNumber,
    country: message.country,
    messageBody: message.body,
    attachments: attachments.map(({ id, ...file }) => ({ _id: id, ...file })),
    attachmentsLeft: message.attachmentsLeft,
    isCut: message.isCut,
    answers: answers.map(({ answer, firstName, lastName }) => ({
      _id: answer.id,
      body: answer.body,
      authorName: fullName({ firstName, lastName }),
      createdAt: answer.createdAt.toISOString(),
    })),
  };
}

function letterOf(row: InboxRow, roles: readonly StaffRole[]): MessageRow['letter'] {
  const { message, letterId, registrationNumber, registrantFirstName, registrantLastName } = row;
  if (message.mailMessageId === null) return null;
  const orderId = hasAbility(roles, 'see-registrations') ? message.orderId : null;
  return {
    _id: hasAbility(roles, 'write-letters') ? letterId : null,
    subject: message.letterSubject,
    isFromFamily: message.isFromFamily === true,
    registration:
      orderId === null
        ? null
        : {
            _id: orderId,
            number: registrationNumber ?? '',
            registrantName: `${registrantFirstName ?? ''} ${registrantLastName ?? ''}`.trim(),
          },
  };
}

function stateOf({ message, answerCount }: InboxRow): MessageRow['state'] {
  if (message.closedAt !== null) return 'CLOSED';
  return answerCount > 0 ? 'ANSWERED' : 'NEW';
}
