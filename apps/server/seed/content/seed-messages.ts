import { contactPayload } from '@sangamam/contract/contact/contact';

import type { Context } from '#server/db/context.ts';
import { answerMessage } from '#server/features/contact/messages/answer-message.ts';
import { closeMessage } from '#server/features/contact/messages/close-message.ts';
import { listMessages } from '#server/features/contact/messages/read-messages.ts';
import { receiveMessage } from '#server/features/contact/receive-message.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { daysBefore } from '../factories/clock.ts';
import { sheetPdf, type Sheet } from './sheet-pdf.ts';

const dancers = [
  'Reena Kallarackal',
  'Alphonsa Joseph',
  'Betsy Kurian',
  'Celine Mathew',
  'Dhanya Stephen',
  'Elizabeth Cyriac',
  'Femy Thomas',
  'Greeshma Abraham',
  'Honey Lukose',
  'Irene Philip',
  'Jisha Simon',
  'Kochurani Jacob',
  'Leena Chacko',
  'Merin Peter',
  'Neethu Uthup',
  'Omana Varkey',
];

/** A message and its history. */
interface SeededMessage {
  daysAgo: number;
  fullname: string;
  mailbox: string;
  phoneNumber: string;
  country: string;
  messageSubject: string;
  messageBody: string;
  attachment?: { name: string; sheet: Sheet };
  answer?: string;
  closed?: boolean;
}

const messages: readonly SeededMessage[] = [
  {
    daysAgo: 12,
    fullname: 'Aleyamma Varkey',
    mailbox: 'aleyamma.varkey',
    phoneNumber: '8475550131',
    country: 'USA',
    messageSubject: 'Room close to the hall',
    messageBody:
      'My mother is 86 and walks with a stick.\nCan we have a room that is not far from the main hall?',
    answer:
      'Gladly. Please write it as a special request in your registration, then the hotel has it in its list.',
    closed: true,
  },
  {
    daysAgo: 5,
    fullname: 'Sunil Pattathil',
    mailbox: 'sunil.pattathil',
    phoneNumber: '6475550132',
    country: 'CAN',
    messageSubject: 'Cheque from a Canadian bank',
    messageBody:
      'We live in Mississauga. May the cheque be in Canadian dollars, and whom do we make it out to?',
    answer:
      'Yes: families in Canada pay Canadian dollars. The payment page of your registration names the payee.',
  },
  {
    daysAgo: 1,
    fullname: 'Reena Kallarackal',
    mailbox: 'reena.kallarackal',
    phoneNumber: '2145550133',
    country: 'USA',
    messageSubject: 'Dance group of our local unit',
    messageBody:
      'Sixteen of us would like to dance on Saturday. The list of names is attached. How long may it be?',
    attachment: {
      name: 'Dancers.pdf',
      sheet: {
        title: 'Dance group of Dallas',
        subtitle: 'Saturday, stage show',
        lines: dancers.map((item) => ({ item })),
      },
    },
  },
];

/** Sends some messages to the inbox with the use case of the contact form. */
export async function seedMessages(ctx: Context, editor: Actor): Promise<void> {
  for (const { daysAgo, mailbox, attachment, answer, closed, ...typed } of messages) {
    const then = daysBefore(ctx, daysAgo);
    const payload = contactPayload.parse({
      emailParams: { ...typed, countryCode: '+1', emailAddress: `${mailbox}@example.org` },
      attachments: attachment === undefined ? [] : [attach(attachment)],
    });
    await receiveMessage(then, payload);
    const { docs } = await listMessages(then, editor, { page: 1, pageSize: 1 });
    const id = docs[0]?._id ?? '';
    if (answer !== undefined) await answerMessage(then, editor, id, { body: answer, answersSeen: 0 });
    if (closed === true) await closeMessage(then, editor, id);
  }
}

function attach({ name, sheet }: NonNullable<SeededMessage['attachment']>) {
  return { name, path: `data:application/pdf;base64,${sheetPdf(sheet).toString('base64')}` };
}
