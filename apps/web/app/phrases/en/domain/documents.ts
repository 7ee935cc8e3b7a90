import type { Values } from '@sangamam/contract/phrases/values';

export const makingThePdf = 'Making the PDF…';
export const noAddOns = 'There are no add-ons for this registration yet.';
export const receipt = 'Receipt';
export const downloadRegistrationReceipt = 'Download registration receipt';
export const downloadAddonReceipt = 'Download add-on receipt';
export const receiptOf = ({ number }: Values<'number'>) => `Receipt: ${number}`;
