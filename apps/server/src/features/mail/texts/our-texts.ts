import {
  mailBlocks,
  mailPlaceholders,
  type MailTextKind,
} from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { Language } from '@sangamam/contract/phrases/language';

import { escapeHtml } from '#server/http/escape-html.ts';
import { mailPhrases, type MailPhrases } from '#server/phrases/mail-phrases.ts';

/** The site's own text as it is written in the editor: words, and the blocks of the mail by their names in braces. */
interface OurText {
  subject: string;
  paragraphs: readonly string[];
}

const { details, next, button, terms, question, reason, publicList, change, happened, smallPrint } =
  Object.fromEntries(
    Object.entries(mailBlocks).map(([name, { written }]) => [name, `{${written}}`]),
  ) as Record<keyof typeof mailBlocks, string>;

const open = (name: keyof typeof mailPlaceholders) => `{${mailPlaceholders[name].written}}`;

/** The values of phrases, left open. A text is for registrations: add-on orders have ours. */
const left = ({ orders }: MailPhrases) => ({
  order: orders.registration,
  convention: open('convention'),
  packageName: open('package'),
  pieces: open('addon'),
  minor: open('child'),
  day: open('askedOn'),
  open: open('openAmount'),
  amount: open('amount'),
  /** Most families have one number of the hotel. */
  numbers: 1,
});

type Write = (phrases: MailPhrases, names: ReturnType<typeof left>) => OurText;

const writers: Readonly<Record<MailTextKind, Write>> = {
  'order-reminder': ({ orders }, names) => ({
    subject: orders.reminderSubject(names),
    paragraphs: [orders.reminder(names), details, orders.noPlaceIsHeld, button],
  }),
  'order-submitted': ({ orders }, names) => ({
    subject: orders.submittedSubject(names),
    paragraphs: [orders.thanksForRegistering(names), details, terms, next, button],
  }),
  'order-question': ({ orders }, names) => ({
    subject: orders.questionSubject(names),
    paragraphs: [orders.question(names), question, button, details, smallPrint],
  }),
  'order-approved': ({ orders }, names) => ({
    subject: orders.approvedSubject(names),
    paragraphs: [orders.approved(names), details, next, button],
  }),
  'order-approval-taken-back': ({ orders }, names) => ({
    subject: orders.approvalTakenBackSubject(names),
    paragraphs: [orders.approvalTakenBack(names), details, orders.takenBackWhatNext, button],
  }),
  'order-rejected': ({ orders }, names) => ({
    subject: orders.rejectedSubject(names),
    paragraphs: [orders.rejected(names), details, orders.rejectedWhatNext, button],
  }),
  'order-reopened': ({ orders }, names) => ({
    subject: orders.reopenedSubject(names),
    paragraphs: [orders.reopened(names), details, button],
  }),
  'order-price-changed': ({ orders }, names) => ({
    subject: orders.priceChangedSubject(names),
    paragraphs: [change, reason, details, next, button],
  }),
  'order-amended': ({ orders }, names) => ({
    subject: orders.amendedSubject(names),
    paragraphs: [orders.registrationAmended(names), reason, details, next, button],
  }),
  'order-change-declined': ({ orders }, names) => ({
    subject: orders.changeDeclinedSubject(names),
    paragraphs: [orders.changeDeclined(names), reason, button],
  }),
  'payment-reported': ({ payments }, names) => ({
    subject: payments.zelleReportedSubject(names),
    paragraphs: [payments.zelleReported, details, payments.approvalTakes, button],
  }),
  'payment-reported-check': ({ payments }, names) => ({
    subject: payments.chequeReportedSubject(names),
    paragraphs: [payments.chequeReported, details, payments.approvalTakes, button],
  }),
  'payment-part-received': ({ payments }, names) => ({
    subject: payments.partReceivedSubject(names),
    paragraphs: [next, payments.pleasePayTheRest(names), details, button],
  }),
  'payment-reminder': ({ paymentReminders }, names) => ({
    subject: paymentReminders.reminderSubject(names),
    paragraphs: [next, details, button],
  }),
  'payment-captured': ({ paypal }, names) => ({
    subject: paypal.capturedSubject(names),
    paragraphs: [next, details, button],
  }),
  'payment-declined': ({ payments }, names) => ({
    subject: payments.declinedSubject(names),
    paragraphs: [next, details, button],
  }),
  'payment-rejected': ({ payments }, names) => ({
    subject: payments.declinedSubject(names),
    paragraphs: [next, details, button],
  }),
  'payment-approved': ({ payments }, names) => ({
    subject: payments.approvedSubject(names),
    paragraphs: [payments.approved(names), details, button],
  }),
  'payment-reversed': ({ payments }, names) => ({
    subject: payments.reversedSubject(names),
    paragraphs: [happened, details, next, button],
  }),
  'payment-moved-in': ({ movedMoney }, names) => ({
    subject: movedMoney.movedInSubject(names),
    paragraphs: [movedMoney.movedIn(names), details, button],
  }),
  'payment-moved-in-own': ({ movedMoney }, names) => ({
    subject: movedMoney.movedInSubject(names),
    paragraphs: [movedMoney.movedWithinFamily(names), details, button],
  }),
  'payment-moved-out': ({ movedMoney }, names) => ({
    subject: movedMoney.movedOutSubject(names),
    paragraphs: [movedMoney.movedOut(names), details, movedMoney.movedOutNext, button],
  }),
  'order-confirmed': ({ orders }, names) => ({
    subject: orders.confirmedSubject(names),
    paragraphs: [orders.confirmed(names), details, orders.keepThisNumber, publicList, button],
  }),
  'checklist-reminder': ({ checklist }, names) => ({
    subject: checklist.checklistSubject(names),
    paragraphs: [checklist.leftToDo(names), details, button, smallPrint],
  }),
  'consents-reminder': ({ documents }, names) => ({
    subject: documents.formsMissingSubject(names),
    paragraphs: [next, details, documents.howToSendForms, button],
  }),
  'consent-returned': ({ documents }, names) => ({
    subject: documents.formReturnedSubject(names),
    paragraphs: [documents.formReturned(names), details, documents.sendItAgain, button],
  }),
  'consents-accepted': ({ documents }, names) => ({
    subject: documents.formsAcceptedSubject(names),
    paragraphs: [documents.formsAccepted(names), button],
  }),
  'family-picture-hidden': ({ documents }, names) => ({
    subject: documents.pictureHiddenSubject(names),
    paragraphs: [documents.pictureHidden(names), details, documents.sendAnother, button],
  }),
  'order-cancel-asked': ({ cancel }, names) => ({
    subject: cancel.askedSubject(names),
    paragraphs: [cancel.asked(names), details, next, button],
  }),
  'order-cancel-declined': ({ cancel }, names) => ({
    subject: cancel.declinedSubject(names),
    paragraphs: [cancel.declined(names), details, cancel.declinedWhatNext, button],
  }),
  'order-cancelled': ({ orders }, names) => ({
    subject: orders.cancelledSubject(names),
    paragraphs: [orders.cancelled(names), details, orders.cancelledWhatNext, button],
  }),
  'order-cancelled-as-asked': ({ cancel, orders }, names) => ({
    subject: orders.cancelledSubject(names),
    paragraphs: [cancel.cancelledAsAsked(names), details, next, button],
  }),
  'order-reinstated': ({ orders }, names) => ({
    subject: orders.reinstatedSubject(names),
    paragraphs: [orders.reinstated(names), details, next, orders.reinstatedWhatNext, button],
  }),
  'refund-sent': ({ refunds }, names) => ({
    subject: refunds.sentSubject(names),
    paragraphs: [refunds.sent(names), details, next, button],
  }),
  'refund-failed': ({ refunds }, names) => ({
    subject: refunds.failedSubject(names),
    paragraphs: [refunds.failed(names), details, refunds.failedNext, button],
  }),
  'refund-kept': ({ refunds }, names) => ({
    subject: refunds.keptSubject(names),
    paragraphs: [refunds.kept(names), details, refunds.keptNext, button],
  }),
  'refund-donated': ({ refunds }, names) => ({
    subject: refunds.donatedSubject(names),
    paragraphs: [refunds.donated(names), details, refunds.donatedNext, button],
  }),
  'hotel-number-given': ({ hotel }, names) => ({
    subject: hotel.givenSubject(names),
    paragraphs: [hotel.given(names), details, hotel.checkInThere, button],
  }),
  'hotel-changed': ({ hotel }, names) => ({
    subject: hotel.changedSubject(names),
    paragraphs: [hotel.changed(names), details, hotel.checkInThere, button],
  }),
  'hotel-number-withdrawn': ({ hotel }, names) => ({
    subject: hotel.withdrawnSubject(names),
    paragraphs: [happened, button],
  }),
  'travel-shuttle': ({ shuttles }, names) => ({
    subject: shuttles.shuttleSubject(names),
    paragraphs: [shuttles.yourShuttle, details, button],
  }),
  'travel-shuttle-changed': ({ shuttles }, names) => ({
    subject: shuttles.shuttleChangedSubject(names),
    paragraphs: [shuttles.changed, details, button],
  }),
  'travel-shuttle-planned-again': ({ shuttles }, names) => ({
    subject: shuttles.shuttleChangedSubject(names),
    paragraphs: [shuttles.plannedAgain, button],
  }),
  'travel-seats-cancelled': ({ shuttles }, names) => ({
    subject: shuttles.seatsCancelledSubject(names),
    paragraphs: [happened, next, button],
  }),
  'wait-list-offered': ({ waitList }, names) => ({
    subject: waitList.offeredSubject(names),
    paragraphs: [waitList.offered(names), details, waitList.whatToDo, button, smallPrint],
  }),
  'wait-list-reminded': ({ waitList }, names) => ({
    subject: waitList.remindedSubject(names),
    paragraphs: [waitList.reminded(names), details, waitList.whatToDo, button, smallPrint],
  }),
  'wait-list-expired': ({ waitList }, names) => ({
    subject: waitList.expiredSubject(names),
    paragraphs: [waitList.expired(names), details, waitList.expiredWhatNext, button],
  }),
  'wait-list-closed': ({ waitList }, names) => ({
    subject: waitList.closedSubject(names),
    paragraphs: [waitList.closed(names), details, waitList.closedWhatNext, button],
  }),
  'wait-list-removed': ({ waitList }, names) => ({
    subject: waitList.removedSubject(names),
    paragraphs: [waitList.removed(names), details, button],
  }),
  'wait-list-add-on-offered': ({ addonWaitList }, names) => ({
    subject: addonWaitList.offeredSubject(names),
    paragraphs: [addonWaitList.offered(names), details, addonWaitList.whatToDo, button, smallPrint],
  }),
  'wait-list-add-on-reminded': ({ addonWaitList }, names) => ({
    subject: addonWaitList.remindedSubject(names),
    paragraphs: [addonWaitList.reminded(names), details, addonWaitList.whatToDo, button, smallPrint],
  }),
  'wait-list-add-on-expired': ({ addonWaitList }, names) => ({
    subject: addonWaitList.expiredSubject(names),
    paragraphs: [addonWaitList.expired(names), details, addonWaitList.expiredWhatNext, button],
  }),
  'wait-list-add-on-closed': ({ addonWaitList, waitList }, names) => ({
    subject: addonWaitList.closedSubject(names),
    paragraphs: [addonWaitList.closed(names), details, waitList.closedWhatNext, button],
  }),
  'wait-list-add-on-removed': ({ addonWaitList }, names) => ({
    subject: addonWaitList.removedSubject(names),
    paragraphs: [addonWaitList.removed(names), details, button],
  }),
};

/** The site's own text of a mail, as it is written in the editor. */
export function ourText(kind: MailTextKind, language: Language): { subject: string; body: string } {
  const phrases = mailPhrases(language);
  const { subject, paragraphs } = writers[kind](phrases, left(phrases));
  return { subject, body: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('') };
}
