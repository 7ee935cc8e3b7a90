import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const linkHiddenTitle = 'The link is left out here';
export const linkHiddenText = 'It opens an account, so it is in its owner’s mailbox and nowhere else.';
export const linkShownTitle = 'This email has a link that opens an account';
export const linkShownText =
  "This site can't send email yet. You can read the link here; it is recorded that you did.";
export const showTheLink = 'Show the link';
export const openTheLink = 'Open the link';
export const sent = 'Sent';
export const cameBack = 'Came back';
export const cameBackOn = ({ bouncedAt }: Values<'bouncedAt'>) => `Came back ${bouncedAt}`;
export const noReasonGiven = 'The mail server that returned it gave no reason.';
export const addressIsStopped = 'No more emails are sent to this address';
export const addressIsStoppedText =
  'Several came back. Call the family and correct the address on its page; if the mailbox works again, send to it again.';
export const sendToItAgain = 'Send emails to it again';
export const discarded = 'Discarded';
export const recalled = 'Recalled';
export const recalledBecauseUndone = ({ recalledAt }: Values<'recalledAt'>) =>
  `Recalled ${recalledAt}: the decision was undone`;
export const recalledWithLetter = ({ recalledAt }: Values<'recalledAt'>) =>
  `Recalled ${recalledAt}: the letter was stopped`;
export const delayed = 'Leaves in a minute';
export const leavesAt = ({ at }: Values<'at'>) => `Leaves ${at}`;
export const waitsForUndo = 'Waits a minute, while the decision can be undone';
export const givenUp = 'Given up';
export const retrying = 'Retrying';
export const waiting = 'Waiting';
export const sentOn = ({ sentAt }: Values<'sentAt'>) => `Sent ${sentAt}`;
export const discardedOn = ({ discardedAt }: Values<'discardedAt'>) => `Discarded ${discardedAt}`;
export const givenUpAfter = ({ deadAt, tries }: Values<'deadAt' | 'tries'>) =>
  `Given up ${deadAt} after ${tries}`;
export const notSentAfterTries = ({ tries }: Values<'tries'>) => `Not sent yet, ${tries} so far`;
export const notSentYet = 'Not sent yet';
export const to = 'To';
export const state = 'State';
export const delivery = 'Delivery';
export const written = 'Written';
export const textOfMail = 'Text';
export const ourText = 'Our text';
export const ourTextOf = ({ version }: Values<'version'>) =>
  `Our text, as version ${version} of the site has it`;
export const yourText = ({ version, name, time }: Values<'version' | 'name' | 'time'>) =>
  `Your text: version ${version}, by ${name}, ${time}`;
export const somebody = 'somebody';
export const theLastAttemptFailed = 'The last attempt failed';
export const willNotBeSent = 'This email will not be sent';
export const links = 'Links';
export const preview = 'Preview';
export const plainText = 'Plain text';
export const emails = 'Emails';
export const searchLabel = 'Search by address or subject';
export const noEmailsHere = 'No emails here';
export const noMatchesText = 'Nothing matches your search. Every email that the site sends appears here.';
export const subject = 'Subject';
export const sendAgain = 'Send again';
export const heldCount = ({ count }: Values<'count'>) => `${count} written while no mail server was set`;
export const couldNotBeDelivered = ({ count }: Values<'count'>) => `${count} could not be delivered`;
export const sendOrDiscardHint = 'Send them now, or discard them if they are out of date.';
export const noServerHint = 'They can be sent once a mail server is set (SMTP_URL).';
export const send = ({ count }: Values<'count'>) => `Send ${count}`;
export const discard = ({ count }: Values<'count'>) => `Discard ${count}`;
export const sendQuestion = ({ count }: Values<'count'>) => `Send ${count}?`;
export const discardQuestion = ({ count }: Values<'count'>) => `Discard ${count}?`;
export const sendConfirm = 'Send';
export const discardConfirm = 'Discard';
export const sendText =
  'Families get them as they were written. An email whose link has expired is discarded.';
export const discardText = "They won't be sent. You can still find them in the outbox.";
export const mailCount = (count: number) => plural(count, { one: `1 email`, other: `${count} emails` });
export const attemptCount = (count: number) =>
  plural(count, { one: `1 attempt`, other: `${count} attempts` });

export const allEmails = 'All emails';
export const viewsOfTheEmails = 'Views of the emails';
export const stateNames = {
  SENT: 'Sent',
  BOUNCED: 'Came back',
  WAITING: 'Waiting',
  GIVEN_UP: 'Given up',
  RECALLED: 'Recalled',
  DISCARDED: 'Discarded',
};
