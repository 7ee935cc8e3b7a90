import type { Values } from '@sangamam/contract/phrases/values';

export const cancellation = 'Cancellation';
export const familyAsks = 'The family asks for it';
export const familiesAskToCancel = 'Families who ask to cancel';
export const asksToCancel = 'Asks to cancel';

export const title = 'The family asks to cancel';
export const askedOn = 'Asked on';
export const received = 'Received';
export const onItsWay = 'Reported and not here yet';
export const keptByTerms = 'Kept by the terms of that day';
export const comesBack = 'Given back';
export const noTerms =
  'This registration was sent without cancellation terms: you decide what is given back.';
export const cancelAsAsked = 'Cancel as asked';
export const decline = 'Decline';
export const cancelTitle = 'Cancel this registration as its family asked?';
export const whatHappens =
  'Its places become available to other families, add-ons are cancelled too, and the family is told by email.';
export const refundEntered =
  'A refund with this fee is entered for the treasurer, who approves and sends it and can still change it.';
export const refundOpen = 'Money already received will be listed for the treasurer as refund due.';
export const answer = 'Words to the family';
export const answerHint = 'They stand in the email about the cancellation.';
export const cancelling = 'Cancelling…';
export const notCancelled = 'This was not cancelled';
export const keepIt = 'Keep it';
export const cancelled = 'Cancelled as asked';
export const declineTitle = 'Decline this request?';
export const declineText =
  'The registration stays as it is, and the family may ask again as long as the convention takes requests.';
export const reasonHint = 'The family reads it in an email and on My Account.';
export const declined = 'Request declined';
export const quoted = ({ words }: Values<'words'>) => `“${words}”`;
