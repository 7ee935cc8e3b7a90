import * as phrases from '#phrases/orders/admin.ts';

/** What happened to a registration, in plain words. Falls back to the log's own name for newer actions. */
export function historyText(action: string): string {
  return words[action] ?? action.replaceAll(/[._-]/gu, ' ');
}

const words: Readonly<Record<string, string>> = {
  'order.initiated': phrases.registrationStarted,
  'order.submitted': phrases.sentForApproval,
  'order.approved': phrases.registrationApproved,
  'order.rejected': phrases.registrationRejected,
  'order.reopened': phrases.reopened,
  'order.cancelled': phrases.registrationCancelled,
  'order.confirmed': phrases.confirmedPermanentNumberGiven,
  'order.adjusted': phrases.priceChanged,
  'order.adjustment-removed': phrases.adjustmentTakenBack,
  'order.noted': 'Note',
  'order.asked': phrases.familyAskedByEmail,
  'order.edited': phrases.changedOnBehalfOfTheFamily,
  'order.travel-changed': phrases.travelPlanChangedByTheFamily,
  'order.checked-in': phrases.checkedInAtTheArrivalDesk,
  'order.check-in-undone': phrases.checkInTakenBack,
  'order.reminded': phrases.familyRemindedOfTheUnfinishedRegistration,
  'order.payment-reminded': phrases.familyRemindedOfTheOpenPayment,
  'order.cascaded': phrases.decidedTogetherWithItsRegistration,
  // The name that older versions recorded.
  'order.followed': phrases.decidedTogetherWithItsRegistration,
  'hotel.checked-in': phrases.familyCheckedInAtTheHotel,
  'hotel.stay-changed': phrases.hotelEntered,
  'hotel.rooms-changed': phrases.roomsChanged,
  'payment.reported': phrases.paymentReportedByTheFamily,
  'payment.sender-corrected': phrases.zelleAddressCorrectedByTheFamily,
  'payment.received': phrases.moneyReceived,
  'payment.captured': phrases.paidByPaypal,
  'payment.pending': phrases.heldBackByPaypal,
  'payment.approved': phrases.paymentApproved,
  'payment.declined': phrases.paymentDeclined,
  'payment.rejected': phrases.paymentRejected,
  'payment.reversed': phrases.paymentReversed,
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
};
