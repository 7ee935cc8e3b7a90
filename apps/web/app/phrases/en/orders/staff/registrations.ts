import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const stillOpen = ({ money }: Values<'money'>) => `${money} open`;
export const confirmedAtOnceHint =
  'It will be confirmed right away and get its permanent number. The family will be told by email.';
export const approveBeforePaymentHint =
  'The family will be told by email. Once the treasurer has approved the payment, it will be confirmed.';
export const approveAndAskHint = ({ amount }: Values<'amount'>) =>
  `The family will be told by email and asked to pay${amount}.`;
export const refundDueHint = 'Money already received will be listed for the treasurer as refund due.';
export const nothingLeftToPay = "There's nothing left to pay.";
export const peopleChosenAtOnce = 'The same people chosen as last time';
export const registrationStarted = 'Registration started';
export const sentForApproval = 'Sent for approval';
export const familyRequestedChange = 'The family asked to change the registration';
export const familyWithdrewChange = 'The family took its request back';
export const changeDeclined = 'Requested change declined';
export const familyAskedChange = 'The family asked for a change';
export const registeredOnBehalf = 'Registered on behalf of the family';
export const registeredAtKickOff = 'Registered at a kick-off';
export const moneyAtKickOff = 'Money handed over at a kick-off';
export const kickOffMoneyCorrected = 'Money of a kick-off corrected';
export const claimCodeIssued = 'Slip with a code printed for the family';
export const cardSaved = 'Food and care of a person told';
export const conventionAnswered = 'Questions of the convention answered';
export const cardOpened = 'Health notes and emergency contact opened';
export const accountClaimed = 'The family took over its account';
export const registrationApproved = 'Registration approved';
export const registrationRejected = 'Registration rejected';
export const reopened = 'Reopened';
export const registrationReinstated = 'Reinstated, no longer cancelled';
export const approvalTakenBack = 'Approval taken back';
export const registrarsDecisionUndone = 'Decision undone, before the family was told';
export const registrationCancelled = 'Registration cancelled';
export const familyAskedToCancel = 'The family asked to cancel';
export const familyTookRequestBack = 'The family took its request to cancel back';
export const cancelRequestDeclined = 'Request to cancel declined';
export const refundsEnteredAsAsked = 'Cancelled as the family had asked';
export const confirmedPermanentNumberGiven = 'Confirmed, permanent number given';
export const familyAskedByEmail = 'Family asked by email';
export const changedOnBehalf = 'Changed on behalf of the family';
export const duplicateRuledOut = 'Possible duplicate marked as not the same person';
export const possibleDuplicateAgain = 'Possible duplicate no longer marked as not the same person';
export const checkedInAtDesk = 'Checked in at the arrival desk';
export const checkInTakenBack = 'Check-in taken back';
export const addonsHandedOut = 'Add-ons handed out at the arrival desk';
export const handOutTakenBack = 'Hand-out of add-ons taken back';
export const unitAnswered = 'The local unit answered';
export const vouchOverruled = 'Approved although the local unit does not know the family';
export const waitListJoined = 'Joined a wait list';
export const waitListLeft = 'Left a wait list';
export const waitListOffered = 'A place of the wait list was offered';
export const waitListExpired = 'The offered place was not taken in time';
export const waitListClosed = 'The wait list closed with registration';
export const waitListMoved = 'Moved to the front of a wait list';
export const waitListExtended = 'The offered place is held longer';
export const waitListRemoved = 'Taken off a wait list';
export const familyReminded = 'Family reminded of the unfinished registration';
export const paymentReminded = 'Family reminded of the open payment';
export const decidedWithRegistration = 'Decided together with its registration';
export const paidByPaypal = 'Paid by PayPal';
export const heldBackByPaypal = 'Paid by PayPal, which is holding the money';
export const paymentReported = 'Payment reported by the family';
export const zelleAddressCorrected = 'Zelle address corrected by the family';
export const moneyReceived = 'Money received';
export const paymentApproved = 'Payment approved';
export const paymentDeclined = 'Payment declined';
export const paymentRejected = 'Payment rejected';
export const paymentReversed = 'Payment reversed: it bounced or was booked wrongly';
export const paymentOpenAgain =
  'Payment open again: money was given back while the registration was cancelled';
export const paymentEntered = 'Payment entered for the family';
export const decisionUndone = "Treasurer's decision undone";
export const amountReceivedCorrected = 'Amount received corrected';
export const moneyMovedHere = 'Money moved here from another registration';
export const moneyMovedElsewhere = 'Money moved to another registration';
export const refundEntered = 'Refund entered';
export const refundApproved = 'Refund approved';
export const refundSent = 'Refund sent';
export const refundArrived = 'Refund arrived';
export const refundCameBack = 'Refund came back';
export const refundDonated = 'Refund donated by the family';
export const refundDiscarded = 'Refund discarded';
export const moneySentBack = 'Money sent back';
export const moneyDonated = 'Money kept as a donation';
export const feeKept = 'Fee kept from a refund';
export const everyoneInTheRegistration = 'Everyone in the registration';
export const noOneHere = 'No one here';
export const noPeopleText = 'This order has no people of its own.';
export const name = 'Name';
export const notAttending = 'not attending';
export const born = 'Born';
export const age = ({ dob, dob2 }: Values<'dob' | 'dob2'>) => `${dob}, age ${dob2}`;
export const minor = 'Under 18';
export const parish = 'Parish';
export const contact = 'Contact';
export const change = 'Change';
export const changePerson = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `Change ${firstName} ${lastName}`;
export const approveThisRegistration = 'Approve this registration?';
export const approve = 'Approve';
export const approvedAndConfirmedAs = ({ permConvRegNo }: Values<'permConvRegNo'>) =>
  `Approved and confirmed as ${permConvRegNo}`;
export const rejectThisRegistration = 'Reject this registration?';
export const reject = 'Reject';
export const reasonHint = 'The family will read it in their email.';
export const rejectText = ({ registration }: Values<'registration'>) =>
  `Its place becomes available to others. ${registration} You can reopen it later.`;
export const reopenThisRegistration = 'Reopen this registration?';
export const reopen = 'Reopen';
export const reopenText =
  'If places are left, it will be pending again, and the family will be told by email.';
export const reinstateThisRegistration = 'Reinstate this registration?';
export const reinstate = 'Reinstate';
export const reinstateText =
  'If places are left for its package and add-ons, it is what it was before the cancellation. The family will be told by email.';
export const heldMoneyCounts =
  'Money that is still held counts. What was given back is to be paid again, and a refund that was not sent yet can no longer be sent.';
export const cancelThisRegistration = 'Cancel this registration?';
export const cancelRegistration = 'Cancel registration';
export const keepIt = 'Keep it';
export const cancelledPlaceBecomesAvailable = ({ registration }: Values<'registration'>) =>
  `Its place becomes available to others. ${registration} You can reinstate it later if a place is left.`;
export const status = 'Status';
export const payments = 'Payments';
export const peopleComing = ({ coming }: Values<'coming'>) => `People (${coming} coming)`;
export const noAdultIsAttending = 'No adult is attending';
export const onlyMinorsWarning =
  'Everyone attending is under 18. Before approving, ask the family who is responsible for them at the convention.';
export const packageAndAddOns = 'Package and add-ons';
export const amountsHidden = "Your role can't see amounts.";
export const pricesNotFixed = 'Not sent yet. Prices are fixed when the family sends it.';
export const whatTheyBought = 'What they bought';
export const nothingChosenYet = 'Nothing chosen yet.';
export const specialRequest = 'Special request';
export const none = 'None.';
export const history = 'History';
export const emails = 'Emails';
export const nothingHasHappenedYet = 'Nothing has happened yet.';
export const automatically = ', automatically';
export const noneYet = 'none yet';
export const permanentNo = 'Permanent no.';
export const temporaryNo = 'Temporary no.';
export const notYet = 'not yet';
export const reasonGiven = 'Reason given';
export const registrations = 'Registrations';
export const searchLabel = 'Search by name, email or number';
export const noRegistrationsHere = 'No registrations here';
export const noMatchesText =
  'Nothing matches your search and filters. Families appear here as soon as they start a registration.';
export const nothingToDecide = 'Nothing to decide';
export const nothingToDecideText =
  'No registration is waiting for a decision. New ones appear here as soon as families send them.';
export const decision = 'Decision';
export const localUnit = 'Local unit';
export const selectColumn = 'Select';
export const select = ({ registrantName }: Values<'registrantName'>) => `Select ${registrantName}`;
export const registrant = 'Registrant';
export const number = 'Number';
export const addOnsOnly = 'Add-ons only';
export const people = 'People';
export const packageLabel = 'Package';
export const total = 'Total';
export const sent = 'Sent';
export const started = 'started';
export const startedOn = 'Started';
export const sentToday = 'sent today';
export const answeredToday = 'answered today';
export const backToday = 'back today';
export const peopleCount = (count: number) => plural(count, { one: `1 person`, other: `${count} people` });
export const waitingDays = (count: number) =>
  plural(count, { one: `waiting for 1 day`, other: `waiting for ${count} days` });
export const today = 'today';
export const dayCount = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
export const registrationCount = (count: number) =>
  plural(count, { one: '1 registration', other: `${count} registrations` });
export const registrationChanged = 'Registration changed';
export const priceChanged = 'Price changed';
export const adjustmentTakenBack = 'Adjustment taken back';
export const amountDueChanged = 'Amount due of the payment changed';
export const hotelCheckInUndone = 'The family took its check-in at the hotel back';
export const hotelCheckedIn = 'Family checked in at the hotel';
export const travelPlanChanged = 'Travel plan changed by the family';

export const familyAnswered = 'Family answered';
export const conversationClosed = 'Conversation closed';
export const registrationsInAList = 'registrations';
export const registrationAsARow = 'Registration';
export const personAsARow = 'Person';
export const hotelNeedSaid = 'Whether a hotel room is needed';
export const hotelEntered = 'Hotel entered or changed';
export const hotelNumbersUndone = 'Hotel numbers undone';
export const roomsChanged = 'Hotel rooms changed';
export const movedToAnotherShuttle = 'Seats on a shuttle run changed';
export const consentFormReceived = 'Consent form taken at the arrival desk';
export const consentFormAccepted = 'Consent form accepted';
export const consentFormReturned = 'Consent form returned to the family';
export const consentChildNamed = 'Child of a consent form named';
export const consentAcceptanceUndone = 'Acceptance of a consent form taken back';
export const missingFormsReminded = 'Family reminded of missing consent forms';
export const checklistReminded = 'Family reminded of its checklist';
export const familyPictureApproved = 'Family picture approved';
export const familyPictureHidden = 'Family picture kept out of the book';
export const familyPictureEdited = 'Family picture rotated or cropped';
export const familyPictureRestored = 'Family picture shown as it was sent';

export const searched = 'Searched for';
export const noFilters = 'Every registration of the convention.';
export const writeToThese = 'Write to these families';
export const emailsComeBack = 'Emails don’t reach this family';
export const emailCameBack = ({ at }: Values<'at'>) =>
  `The latest one came back ${at}. Call them, and correct the address.`;
export const quotedReason = ({ reason }: Values<'reason'>) => `The mail server said: “${reason}”`;
export const noMoreAreSent = 'Several came back, so no more are sent to this address.';
export const callThem = ({ number }: Values<'number'>) => `Call ${number}`;
export const getsNoLetters = ({ since }: Values<'since'>) =>
  `Unsubscribed from letters to many families since ${since}. Emails about the registration still come.`;
