import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const receivedSubject = ({ subject }: Values<'subject'>) => `Message from the website: ${subject}`;
export const received = 'Someone wrote to you through the contact form.';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const country = 'Country';
export const subject = 'Subject';
export const attachments = 'Attachments';
export const openAndAnswer = 'Open and answer';
export const answerThere = 'Please answer there, so that your colleagues can see it.';

export const answerSubject = ({ subject }: Values<'subject'>) => `Re: ${subject}`;
export const youWrote = ({ date, message }: Values<'date' | 'message'>) =>
  `On ${date} you wrote:\n${message}`;
export const toWriteAgain = 'To write to us again, please use the contact form.';
export const contactUs = 'Contact us';

export const letterAnswerSubject = ({ subject }: Values<'subject'>) => `Answer to a letter: ${subject}`;
export const letterAnswered = 'A family answered a letter.';
export const letterAnsweredByOther = 'Somebody answered a letter, from an address that is not the family’s.';
export const letter = 'Letter';
export const answerToLetter = 'Answer to a letter';
export const noWords = 'There is no text in the email.';
export const attachmentsNotTaken = (count: number) =>
  plural(count, {
    one: '1 attachment was not taken: it is in the mailbox that the site reads.',
    other: `${count} attachments were not taken: they are in the mailbox that the site reads.`,
  });
