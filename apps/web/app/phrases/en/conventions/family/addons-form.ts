import type { Values } from '@sangamam/contract/phrases/values';

export const addOns = 'Add-ons';
export const saveFailed = 'Your add-ons were not saved';
export const additionalRequestsSpecialNeeds = 'Additional requests / special needs';
export const specialNeedsHint =
  "For example, an accessible room or banquet meal choices. We'll do our best, but can't guarantee requests.";
export const savingYourAddOns = 'Saving your add-ons…';
export const saveGotoReview = 'Save & Goto Review';
export const yourTotal = 'Your total';
export const pricesCaption = 'Package and add-ons with their prices';
export const nothingChosenYet = 'Nothing chosen yet';
export const total = 'Total';
export const soldOut = 'This has just sold out.';
export const onlyLeft = ({ left }: Values<'left'>) => `Only ${left} left.`;
