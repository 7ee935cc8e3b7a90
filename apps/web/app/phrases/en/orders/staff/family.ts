import type { Values } from '@sangamam/contract/phrases/values';

export const addOnsBoughtLater = 'Add-ons bought later';
export const whatTheyBoughtWith = ({ number }: Values<'number'>) => `What they bought with ${number}`;
export const wholeFamily = 'Registration and add-ons together';
export const addOnsTo = 'These are add-ons to';
export const registrationNumbered = ({ number }: Values<'number'>) => `registration ${number}`;
export const received = 'Received';
export const stillOpen = 'Still open';
export const toBeReturned = 'To be returned';
