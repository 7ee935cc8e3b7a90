import type { DryRunReason, LetterOrder, LetterState } from '@sangamam/contract/letters/letter';
import type { RecipientState } from '@sangamam/contract/letters/letter-endpoints';
import type { LetterPlaceholder } from '@sangamam/contract/letters/letter-placeholders';
import type { Language } from '@sangamam/contract/phrases/language';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Letters';
export const intro = 'You see who gets a letter before it leaves.';
export const newLetter = 'New letter';
export const write = 'Write a letter';
export const chooseConvention = 'Choose a convention';
export const chooseConventionText = 'A letter goes to families of one convention. Choose it at the top.';
export const none = 'No letter yet';
export const noneText =
  'Write the first one, or filter the registrations and choose “Write to these families”.';
export const noMatch = 'Try another word.';
export const searchLabel = 'Search by subject';
export const letterCount = (count: number) => plural(count, { one: '1 letter', other: `${count} letters` });
export const subject = 'Subject';
export const state = 'State';
export const recipients = 'Recipients';
export const changed = 'Changed';
export const changedByAt = ({ name, time }: Values<'name' | 'time'>) => `${name}, ${time}`;
export const states: Readonly<Record<LetterState, string>> = {
  DRAFT: 'Draft',
  WAITING: 'To be approved',
  SCHEDULED: 'Scheduled',
  SENDING: 'Leaving',
  STOPPED: 'Stopped',
  SENT: 'Sent',
};
export const notFoundYet = 'Not found yet';
export const families = ({ count }: { count: number }) =>
  plural(count, { one: '1 family', other: `${count} families` });
export const leftOf = ({ left, recipients }: { left: number; recipients: number }) =>
  `${left} of ${recipients} have left`;

export const rules = ({ above, ceiling, pace }: { above: number; ceiling: number; pace: number }) =>
  `A letter to more than ${plural(above, { one: '1 family', other: `${above} families` })} is approved by a second person. At most ${ceiling} mails of letters leave in 24 hours, and ${pace} a minute for one provider.`;
export const changeRules = 'Change the rules';
export const approvalAbove = 'Approved by a second person above';
export const approvalAboveHint = 'Number of recipients. With 0, every letter is.';
export const dailyCeiling = 'Mails in 24 hours';
export const dailyCeilingHint =
  'What your mail provider allows. The others wait and leave later by themselves.';
export const domainPace = 'Mails a minute for one provider';
export const domainPaceHint =
  'Such as gmail.com. Many at once look like spam; the others leave in the minutes after.';
export const rulesSaved = 'Rules saved';
export const rulesNotSaved = 'The rules were not saved';

export const toWhom = 'To whom';
export const audience = 'Families';
export const audienceHint = 'Those of the list that you came from, of a saved view, or all.';
export const allRegistrations = 'All registrations';
export const theseFilters = 'The filters that you came with';
export const first = 'Who gets it first';
export const firstHint = 'Where not all mails can leave on one day.';
export const orders: Readonly<Record<LetterOrder, string>> = {
  SUBMITTED: 'Who registered first',
  NEWEST: 'Who registered last',
  NAME: 'By name',
};
export const inEnglish = 'In English';
export const subjectEn = 'Subject';
export const subjectHint = 'May have {first name}, {number} and others in braces, too.';
export const bodyEn = 'Letter';
export const bodyHint = 'Begins with “Dear …,” and ends with your regards by itself.';
export const inMalayalam = 'In Malayalam';
export const inMalayalamHint = 'For families who chose Malayalam. Left empty, they read the English letter.';
export const subjectMl = 'Subject in Malayalam';
export const bodyMl = 'Letter in Malayalam';
export const placeholders: Readonly<Record<LetterPlaceholder, string>> = {
  firstName: 'First name',
  fullName: 'Full name',
  familyName: 'Family name',
  number: 'Number',
  convention: 'Convention',
  people: 'People',
  package: 'Package',
  localUnit: 'Local unit',
  hotel: 'Hotel',
  hotelNumber: 'Hotel number',
  airport: 'Airport',
  arrivalDay: 'Arrival day',
};
/** What is written where a value is missing, until the writer says something else. */
export const otherwise: Readonly<Partial<Record<LetterPlaceholder, string>>> = {
  familyName: 'your family',
  package: 'your package',
  localUnit: 'your unit',
  hotel: 'your hotel',
  hotelNumber: 'not known yet',
  airport: 'your airport',
  arrivalDay: 'the day of your arrival',
};
export const save = 'Save';
export const saving = 'Saving…';
export const saveFailed = 'The letter was not saved';
export const saved = 'Letter saved';
export const change = 'Change';
export const changeLetter = 'Change letter';
export const letter = 'Letter';
export const allLetters = 'All letters';
export const notFound = 'Letter not found';
export const notFoundText = 'It was deleted, or the address is wrong.';
export const remove = 'Delete';
export const removeTitle = 'Delete this letter?';
export const removeText = 'Nobody has got it.';
export const removedToast = 'Letter deleted';

export const find = 'Find recipients';
export const findAgain = 'Find again';
export const notPrepared = 'Nobody gets this letter yet. Find its recipients first: that sends nothing.';
export const othersFind =
  'Nobody gets this letter yet. Its recipients are found by somebody who may see the list that they are on.';
export const foundOn = ({ time }: Values<'time'>) =>
  `Found ${time}. Nobody else gets it; families who match later are found when you find again.`;
export const getIt = ({ count }: { count: number }) =>
  plural(count, { one: '1 family gets it', other: `${count} families get it` });
export const doNotGetIt = ({ count }: { count: number }) =>
  plural(count, { one: '1 family does not', other: `${count} families do not` });
export const nobodyMatches = 'No family matches.';
export const reasons: Readonly<Record<DryRunReason, string>> = {
  NO_ADDRESS: 'No email address',
  CLOSED: 'Account closed',
  SUSPENDED: 'Account suspended',
  CANCELLED: 'Registration cancelled',
  REJECTED: 'Registration rejected',
  NOT_CONFIRMED: 'Email address not confirmed',
  COMES_BACK: 'Emails to their address come back',
  UNSUBSCRIBED: 'Unsubscribed from letters',
  GIVEN_UP: 'Mails to the address failed',
  GOT_IT: 'Already got it',
};
export const whoGetsIt = 'Who gets it';
export const audienceTitle = 'Recipients';
export const recipientStates: Readonly<Record<RecipientState, string>> = {
  WAITING: 'Waits',
  LEAVING: 'Is leaving',
  LEFT: 'Has left',
  FAILED: 'Failed',
  WITHOUT: 'Does not get it',
};
export const family = 'Family';
export const address = 'Email address';
export const reason = 'Why not';
export const searchFamilies = 'Search by name or registration number';
export const nobody = 'Nobody here';
export const nobodyText = 'No family matches.';
export const readAs = 'Read';
export const readAsOf = ({ name }: Values<'name'>) => `Read the letter as ${name} does`;

export const preview = 'As families read it';
export const previewOf = ({ name }: Values<'name'>) => `As ${name} reads it`;
export const otherFamily = 'Another family';
export const language = 'Language';
export const languages: Readonly<Record<Language, string>> = { en: 'English', ml: 'Malayalam' };
export const test = 'Send a test to me';
export const tested = ({ address }: Values<'address'>) => `A test is on its way to ${address}`;
export const forChats = 'Text for WhatsApp';
export const forChatsHint =
  'The same letter to paste into a group, with bold and italic words as WhatsApp writes them.';
export const copyForChats = 'Copy the text';

export const sendNow = 'Send now';
export const sendLater = 'Send later';
export const goOn = 'Go on sending';
export const sendTitle = ({ count }: { count: number }) =>
  `Send to ${plural(count, { one: '1 family', other: `${count} families` })}?`;
export const sendText =
  'Nothing leaves for a minute, in which you can undo it. Later you can stop what has not left.';
export const send = 'Send';
export const onItsWay = 'The letter leaves in a minute';
export const when = 'When';
export const byYourClock = ({ timeZone }: Values<'timeZone'>) => `By your clock (${timeZone}).`;
export const timePassed = 'Please choose a time that is not over';
export const schedule = 'Schedule';
export const scheduledToast = ({ time }: Values<'time'>) => `It leaves ${time}`;
export const ask = 'Ask for approval';
export const askTitle = 'Ask a second person?';
export const askMany =
  'So many families get it that somebody else has to approve it. It is sent as soon as they do.';
export const askRole = 'A registrar sends letters. It is sent as soon as one of them approves it.';
export const askLater = 'Ask, to be sent later';
export const askedToast = 'Approval asked for';
export const waitsFor = ({ name, time }: Values<'name' | 'time'>) =>
  `${name} asked for approval ${time}. Somebody else, who did not write it, approves it here.`;
export const waitsForTime = ({ time }: Values<'time'>) => `Once approved, it leaves ${time}.`;
export const somebody = 'Somebody';
export const approve = 'Approve and send';
export const approveTitle = ({ count }: { count: number }) =>
  `Approve and send to ${plural(count, { one: '1 family', other: `${count} families` })}?`;
export const sendBack = 'Send back';
export const sendBackTitle = 'Send this letter back?';
export const because = 'What should change';
export const sentBackToast = 'Letter sent back';
export const notSentBack = 'The letter was not sent back';
export const sentBackTitle = 'Sent back';
export const approvedByName = ({ name }: Values<'name'>) => `Approved by ${name}.`;

export const leavesAt = ({ time }: Values<'time'>) => `Leaves ${time}`;
export const endSchedule = 'Do not send then';
export const scheduleEnded = 'The letter is a draft again';
export const progress = ({ left, recipients }: { left: number; recipients: number }) =>
  `${left} of ${recipients} have left`;
export const leavingSoon = 'Nothing has left yet. You can still undo it.';
export const undoLetter = 'Undo sending this letter';
export const undone = 'Undone: nobody got it';
export const stop = 'Stop';
export const stopTitle = 'Stop this letter?';
export const stopText =
  'Mails that have not left are recalled. You can correct the letter and go on with the families who are left.';
export const stoppedToast = 'Letter stopped';
export const stoppedAt = ({ left, waiting }: { left: number; waiting: number }) =>
  `${left} have it. ${plural(waiting, { one: '1 family is', other: `${waiting} families are` })} left.`;
export const goesOn = ({ time }: Values<'time'>) =>
  `As many mails as the rules allow left in 24 hours. It goes on by itself ${time}.`;
export const allLeft = ({ count }: { count: number }) =>
  plural(count, { one: '1 family has it.', other: `${count} families have it.` });
export const someFailed = ({ count }: { count: number }) =>
  plural(count, { one: '1 mail failed', other: `${count} mails failed` });
export const stays = 'This site has no mail server: the mails stay in the outbox.';
