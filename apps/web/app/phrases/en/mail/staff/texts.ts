import type {
  MailBlockName,
  MailPlaceholder,
  MailTextKind,
} from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { Language } from '@sangamam/contract/phrases/language';
import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Texts of emails';
export const intro = 'Our texts of automatic emails, until you write your own for this convention.';
export const notHere =
  'Emails about add-on orders have our text. Those about accounts, such as passwords, and those to the team cannot be changed.';
export const chooseConvention = 'Choose a convention';
export const chooseConventionText = 'Each convention has its own texts. Choose one at the top.';
export const searchLabel = 'Search emails';
export const noMatch = 'No email matches';
export const noMatchText = 'Try another word.';
export const email = 'Email';
export const english = 'English';
export const malayalam = 'Malayalam';
export const changed = 'Changed';
export const changedByAt = ({ name, time }: Values<'name' | 'time'>) => `${name}, ${time}`;
export const never = 'Never';
export const ours = 'Our text';
export const yours = 'Your text';
export const somebody = 'Somebody';

export const names: Readonly<Record<MailTextKind, string>> = {
  'order-reminder': 'Registration not finished',
  'order-submitted': 'Registration received',
  'order-question': 'A question to the family',
  'order-approved': 'Approved',
  'order-approval-taken-back': 'Approval taken back',
  'order-rejected': 'Not approved',
  'order-reopened': 'Reviewed again',
  'order-price-changed': 'Price changed',
  'order-amended': 'Registration changed',
  'order-change-declined': 'Change declined',
  'payment-reported': 'Zelle payment reported',
  'payment-reported-check': 'Check reported',
  'payment-part-received': 'Part of the payment received',
  'payment-reminder': 'Payment reminder',
  'payment-captured': 'PayPal payment received',
  'payment-declined': 'Payment declined',
  'payment-rejected': 'Payment rejected',
  'payment-approved': 'Payment received',
  'payment-reversed': 'Payment taken back',
  'payment-moved-in': 'Money found for a registration',
  'payment-moved-in-own': 'Money of the family moved',
  'payment-moved-out': 'Money moved away',
  'order-confirmed': 'Confirmed',
  'checklist-reminder': 'Checklist reminder',
  'consents-reminder': 'Consent forms are missing',
  'consent-returned': 'Consent form returned',
  'consents-accepted': 'Consent forms accepted',
  'family-picture-hidden': 'Family picture not used',
  'order-cancel-asked': 'Request to cancel received',
  'order-cancel-declined': 'Request to cancel declined',
  'order-cancelled': 'Cancelled by the team',
  'order-cancelled-as-asked': 'Cancelled as the family asked',
  'order-reinstated': 'No longer cancelled',
  'refund-sent': 'Refund sent',
  'refund-failed': 'Refund came back',
  'refund-kept': 'Nothing is refunded',
  'refund-donated': 'Refund donated',
  'hotel-number-given': 'Hotel number',
  'hotel-changed': 'Hotel changed',
  'hotel-number-withdrawn': 'Hotel number withdrawn',
  'travel-shuttle': 'Shuttle',
  'travel-shuttle-changed': 'Shuttle changed',
  'travel-shuttle-planned-again': 'Shuttle planned again',
  'travel-seats-cancelled': 'Shuttle seats cancelled',
  'wait-list-offered': 'Wait list: a place is offered',
  'wait-list-reminded': 'Wait list: the offer ends soon',
  'wait-list-expired': 'Wait list: the offer has ended',
  'wait-list-closed': 'Wait list: closed',
  'wait-list-removed': 'Wait list: taken off',
  'wait-list-add-on-offered': 'Wait list of an add-on: it is offered',
  'wait-list-add-on-reminded': 'Wait list of an add-on: the offer ends soon',
  'wait-list-add-on-expired': 'Wait list of an add-on: the offer has ended',
  'wait-list-add-on-closed': 'Wait list of an add-on: closed',
  'wait-list-add-on-removed': 'Wait list of an add-on: taken off',
};

export const whenSent: Readonly<Record<MailTextKind, string>> = {
  'order-reminder': 'Before a registration that was started and not sent expires',
  'order-submitted': 'When a family sends its registration',
  'order-question': 'When a registrar asks the family something',
  'order-approved': 'When a registrar approves a registration',
  'order-approval-taken-back': 'When an approval is taken back',
  'order-rejected': 'When a registrar does not approve a registration',
  'order-reopened': 'When a decision is opened again',
  'order-price-changed': 'When a treasurer changes the price',
  'order-amended': 'When a registrar changes who attends or the package',
  'order-change-declined': 'When a change that the family asked for is not made',
  'payment-reported': 'When a family says that it paid by Zelle',
  'payment-reported-check': 'When a family says that it mails a check',
  'payment-part-received': 'When less came than is due',
  'payment-reminder': 'On the days of the treasurer’s schedule',
  'payment-captured': 'When PayPal has taken a payment',
  'payment-declined': 'When a payment that a family reported did not come, or PayPal could not charge it',
  'payment-rejected': 'When a treasurer does not accept a payment',
  'payment-approved': 'When the payment is approved before the registration',
  'payment-reversed': 'When a payment came back from the bank, or was recorded by mistake',
  'payment-moved-in': 'When a treasurer moves money of others to a registration',
  'payment-moved-in-own': 'When a treasurer moves money that the family paid before',
  'payment-moved-out': 'When money that was recorded for a family belongs to another',
  'order-confirmed': 'When registration and payment are both approved',
  'checklist-reminder': 'Once a week, about what a family has left to do',
  'consents-reminder': 'Before the convention, while forms of minors are missing',
  'consent-returned': 'When a registrar returns a form',
  'consents-accepted': 'When all forms of a family are accepted',
  'family-picture-hidden': 'When a picture is not printed',
  'order-cancel-asked': 'When a family asks to cancel',
  'order-cancel-declined': 'When a request to cancel is declined',
  'order-cancelled': 'When a registrar cancels a registration',
  'order-cancelled-as-asked': 'When a registrar cancels because the family asked',
  'order-reinstated': 'When a cancellation is taken back',
  'refund-sent': 'When a treasurer has sent a refund',
  'refund-failed': 'When a refund that was sent comes back',
  'refund-kept': 'When all of the money is kept',
  'refund-donated': 'When a family gives its refund to the association',
  'hotel-number-given': 'When a family gets the confirmation number of its room',
  'hotel-changed': 'When hotel, address or number change',
  'hotel-number-withdrawn': 'When a confirmation number is no longer valid',
  'travel-shuttle': 'When the shuttle of a family is published',
  'travel-shuttle-changed': 'When time, place or driver of a shuttle change',
  'travel-shuttle-planned-again': 'When a shuttle does not run as it was published',
  'travel-seats-cancelled': 'When a family changes its travel plan and loses its seats',
  'wait-list-offered': 'When a place is held for a family',
  'wait-list-reminded': 'When half of the time of an offer is over',
  'wait-list-expired': 'When a place was not taken in time',
  'wait-list-closed': 'When registration ends',
  'wait-list-removed': 'When the team takes a family off the list',
  'wait-list-add-on-offered': 'When an add-on is held for a family',
  'wait-list-add-on-reminded': 'When half of the time of an offer is over',
  'wait-list-add-on-expired': 'When an add-on was not taken in time',
  'wait-list-add-on-closed': 'When the convention is over',
  'wait-list-add-on-removed': 'When the team takes a family off the list',
};

export const blocks: Readonly<Record<MailBlockName, string>> = {
  details: 'Details',
  next: 'Next step',
  button: 'Button',
  terms: 'Cancellation terms',
  question: 'Question',
  reason: 'Reason',
  publicList: 'Public list',
  change: 'Change',
  happened: 'What happened',
  smallPrint: 'Small print',
};
export const blockHints: Readonly<Record<MailBlockName, string>> = {
  details: 'Numbers, days and amounts, in a table',
  next: 'How it stands, and what the family does now',
  button: 'The button to the site, such as “Pay now”',
  terms: 'What is kept when a family cancels',
  question: 'What the registrar asks',
  reason: 'Why, as the team wrote it',
  publicList: 'Whether the names are on the public list',
  change: 'What is cheaper or dearer now',
  happened: 'Which money, number or seats it is about',
  smallPrint: 'What must be said below',
};
export const placeholders: Readonly<Record<MailPlaceholder, string>> = {
  firstName: 'First name',
  fullName: 'Full name',
  familyName: 'Family name',
  number: 'Registration number',
  convention: 'Convention',
  days: 'Days',
  place: 'Place',
  package: 'Package',
  addon: 'How many of which add-on',
  child: 'Child',
  askedOn: 'Day of the request',
  openAmount: 'Amount to pay',
  amount: 'Amount',
};
/** Stands in the place of a value that may be empty, until somebody writes other words. */
export const otherwise: Readonly<Partial<Record<MailPlaceholder, string>>> = { familyName: 'dear family' };

export const language = 'Language';
export const languages: Readonly<Record<Language, string>> = { en: 'English', ml: 'Malayalam' };
export const isOurs = 'This is our text. Change it, and families of this convention get yours from then on.';
export const isYours = ({ version, name, time }: Values<'version' | 'name' | 'time'>) =>
  `Your text: version ${version}, by ${name}, ${time}.`;
export const oursInMalayalam = 'Malayalam readers still get our text';
export const oursInMalayalamText = 'You have changed the English text only. Write yours in Malayalam, too.';
export const writeInMalayalam = 'Write it in Malayalam';
export const subject = 'Subject';
export const body = 'Text';
export const bodyHint =
  'What stands in braces is filled in. “Dear …” stands above your text, and who writes below it.';
export const alwaysThere = 'What this email must have';
export const alwaysThereHint =
  'Each as a paragraph of its own, in the order that you like. It is filled in for each family.';
export const save = 'Save text';
export const saving = 'Saving…';
export const saved = 'Saved. Emails that are written from now on have this text.';
export const saveFailed = 'The text was not saved';
export const backToOurs = 'Back to our text';
export const backTitle = 'Go back to our text?';
export const backText =
  'Families get our text again. Yours stays among the versions below, and emails that wait stay as they are.';
export const isBack = 'Families get our text again';
export const versions = 'Versions';
export const versionsHint = 'Everything that was saved for this email and language';
export const noVersions = 'Nothing was changed yet.';
export const version = ({ version: number }: Values<'version'>) => `Version ${number}`;
export const now = 'Now';
export const useThis = 'Put into the editor';
export const isPutIn = ({ version: number }: Values<'version'>) =>
  `Version ${number} is in the editor. Save it to use it.`;

export const preview = 'Preview';
export const previewOf = ({ name, number }: Values<'name' | 'number'>) => `As ${name} (${number}) reads it`;
export const previewHint =
  'With what is stored of this registration, and an example of what happened. Nothing is sent or stored.';
export const registration = 'Registration number';
export const registrationHint = 'Empty: the newest one';
export const noSuchRegistration = 'This convention has no registration with this number';
export const noRegistration = 'No family has started a registration yet, so there is nothing to show.';
export const previewWaits = 'The preview shows the text once it has no faults.';
export const previewFailed = 'The preview could not be loaded';
export const test = 'Send a test to me';
export const tested = ({ address }: Values<'address'>) => `A test is on its way to ${address}`;
export const notFound = 'There is no such email';
export const notFoundText = 'It may have another name by now.';
export const allTexts = 'All emails';
