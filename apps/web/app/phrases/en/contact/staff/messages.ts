import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const answerSent = 'Answer sent';
export const answer = 'Answer';
export const sendFailed = 'The answer was not sent';
export const yourAnswer = 'Your answer';
export const answerHint = ({ emailAddress }: Values<'emailAddress'>) =>
  `Sent to ${emailAddress} by email, with the message quoted below.`;
export const sendingTheAnswer = 'Sending the answer…';
export const sendAnswer = 'Send answer';
export const reopen = 'Reopen';
export const closeMessage = 'Close message';
export const newLabel = 'New';
export const answered = 'Answered';
export const closed = 'Closed';
export const notClosed = 'Not closed';
export const selectColumn = 'Select';
export const select = ({ messageSubject, fullname }: Values<'messageSubject' | 'fullname'>) =>
  `Select ${messageSubject}, ${fullname}`;
export const selectPage = ({ count }: { count: number }) => `Select all on this page (${count})`;
export const selectedMessages = 'Selected messages';
export const selectedCount = (count: number) =>
  plural(count, { one: '1 message selected', other: `${count} messages selected` });
export const messages = 'Messages';
export const searchLabel = 'Search by name, address or words';
export const noMessagesHere = 'No messages here';
export const noMatches = 'Nothing matches your search and filters.';
export const emptyText = 'Messages sent with the contact form and answers to letters appear here.';
export const state = 'State';
export const message = 'Message';
export const attachments = 'Attachments:';
export const from = 'From';
export const received = 'Received';
export const email = 'Email';
export const phone = 'Phone';
export const country = 'Country';
export const conversation = 'Conversation';
export const messageFrom = ({ fullname }: Values<'fullname'>) => `Message from ${fullname}`;
export const attachmentsLabel = 'Attachments';
export const aFormerColleague = 'A former colleague';
export const byEmail = ({ createdAt }: Values<'createdAt'>) => `${createdAt}, by email`;
export const source = 'Came by';
export const contactForm = 'Contact form';
export const answersToLetters = 'Answers to letters';
export const answerToLetter = ({ subject }: Values<'subject'>) => `Answer to the letter “${subject}”`;
export const answerToSomeLetter = 'Answer to a letter';
export const answerTo = 'Answer to';
export const registration = 'Registration';
export const nameAndNumber = ({ name, number }: Values<'name' | 'number'>) => `${name}, ${number}`;
export const notTheirAddress = 'From an address that is not the family’s';
export const notTheirAddressText =
  'The letter went to another address. Make sure who this is before you tell them anything about the family.';
export const noText = 'There is no text in the email.';
export const onlyTheBeginning = 'This is the beginning of a longer email.';
export const attachmentsLeft = (count: number) =>
  plural(count, {
    one: '1 attachment was not taken:',
    other: `${count} attachments were not taken:`,
  });
export const unnamedFile = 'a file without a name';
export const inTheMailbox =
  'The whole email is in the mailbox that the site reads. Administrators know which it is.';
export const messageCount = (count: number) =>
  plural(count, { one: '1 message', other: `${count} messages` });
