import type { HistoryActionOf } from '@sangamam/contract/audit/audit-catalogue';

import { assigned, unassigned } from '#phrases/orders/admin/assignment.ts';
import { followUpCleared, followUpSet } from '#phrases/orders/admin/follow-up.ts';
import { labelAdded, labelTakenOff } from '#phrases/orders/admin/labels.ts';
import * as phrases from '#phrases/orders/admin.ts';

/** What happened to a registration, in plain words. Falls back to the log's own name for newer actions. */
export function historyText(action: string): string {
  return Object.hasOwn(words, action)
    ? words[action as keyof typeof words]
    : action.replaceAll(/[._-]/gu, ' ');
}

/** Every action that the history of a registration has, its payments among them. */
const words: Readonly<Record<HistoryActionOf<'order' | 'payment'>, string>> = {
  'order.initiated': phrases.registrationStarted,
  'order.people-chosen': phrases.peopleChosenAtOnce,
  'order.submitted': phrases.sentForApproval,
  'order.approved': phrases.registrationApproved,
  'order.rejected': phrases.registrationRejected,
  'order.reopened': phrases.reopened,
  'order.reinstated': phrases.registrationReinstated,
  'order.approval-taken-back': phrases.approvalTakenBack,
  'order.undone': phrases.registrarsDecisionUndone,
  'order.cancelled': phrases.registrationCancelled,
  'order.confirmed': phrases.confirmedPermanentNumberGiven,
  'order.adjusted': phrases.priceChanged,
  'order.adjustment-removed': phrases.adjustmentTakenBack,
  'order.assigned': assigned,
  'order.unassigned': unassigned,
  'order.labelled': labelAdded,
  'order.label-removed': labelTakenOff,
  'order.follow-up-set': followUpSet,
  'order.follow-up-cleared': followUpCleared,
  'order.noted': 'Note',
  'order.asked': phrases.familyAskedByEmail,
  'order.answered': phrases.familyAnswered,
  'order.conversation-closed': phrases.conversationClosed,
  'order.edited': phrases.changedOnBehalfOfTheFamily,
  'order.shuttle-moved': phrases.movedToAnotherShuttle,
  'order.travel-changed': phrases.travelPlanChangedByTheFamily,
  'order.checked-in': phrases.checkedInAtTheArrivalDesk,
  'order.check-in-undone': phrases.checkInTakenBack,
  'order.handed-out': phrases.addonsHandedOut,
  'order.hand-out-undone': phrases.handOutTakenBack,
  'order.reminded': phrases.familyRemindedOfTheUnfinishedRegistration,
  'order.payment-reminded': phrases.familyRemindedOfTheOpenPayment,
  'order.cascaded': phrases.decidedTogetherWithItsRegistration,
  // The name that older versions recorded.
  'order.followed': phrases.decidedTogetherWithItsRegistration,
  'consent.received': phrases.consentFormTakenAtTheDesk,
  'consent.accepted': phrases.consentFormAccepted,
  'consent.returned': phrases.consentFormReturned,
  'consent.child-named': phrases.childOfConsentFormNamed,
  'consent.undone': phrases.acceptanceOfConsentFormTakenBack,
  'order.consents-reminded': phrases.familyRemindedOfMissingForms,
  'order.checklist-reminded': phrases.familyRemindedOfItsChecklist,
  'family-picture.approved': phrases.familyPictureApproved,
  'family-picture.hidden': phrases.familyPictureHidden,
  'family-picture.edited': phrases.familyPictureEdited,
  'family-picture.restored': phrases.familyPictureRestored,
  'hotel.checked-in': phrases.familyCheckedInAtTheHotel,
  'hotel.check-in-taken-back': phrases.familyTookItsCheckInBack,
  'hotel.need-said': phrases.hotelNeedSaid,
  'hotel.stay-changed': phrases.hotelEntered,
  'hotel.rooms-changed': phrases.roomsChanged,
  'payment.reported': phrases.paymentReportedByTheFamily,
  'payment.entered': phrases.paymentEnteredForTheFamily,
  'payment.sender-corrected': phrases.zelleAddressCorrectedByTheFamily,
  'payment.received': phrases.moneyReceived,
  'payment.captured': phrases.paidByPaypal,
  'payment.pending': phrases.heldBackByPaypal,
  'payment.approved': phrases.paymentApproved,
  'payment.declined': phrases.paymentDeclined,
  'payment.rejected': phrases.paymentRejected,
  'payment.reversed': phrases.paymentReversed,
  'payment.reopened': phrases.paymentOpenAgain,
  'payment.corrected': phrases.amountReceivedCorrected,
  'payment.undone': phrases.decisionUndone,
  'payment.moved_in': phrases.moneyMovedHere,
  'payment.moved_out': phrases.moneyMovedElsewhere,
  'refund.due': phrases.refundEntered,
  'refund.approved': phrases.refundApproved,
  'refund.sent': phrases.refundSent,
  'refund.done': phrases.refundArrived,
  'refund.failed': phrases.refundCameBack,
  'refund.donated': phrases.refundDonated,
  'refund.discarded': phrases.refundDiscarded,
  'payment.repriced': phrases.amountDueChanged,
  'payment.refunded': phrases.moneySentBack,
  'payment.donated': phrases.moneyDonated,
  'payment.fee_kept': phrases.feeKept,
};
