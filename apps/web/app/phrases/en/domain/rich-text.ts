import type { Values } from '@sangamam/contract/phrases/values';

export const addressOfTheLink = 'Address of the link';
export const linkAddressHint = 'Begins with https:// or with / for a page of this site.';
export const setLink = 'Set link';
export const removeLink = 'Remove link';
export const cancel = 'Cancel';
export const bold = 'Bold';
export const italic = 'Italic';
export const underline = 'Underline';
export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const list = 'List';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const link = 'Link';
export const undo = 'Undo';
export const formatOf = ({ label }: Values<'label'>) => `Format of ${label}`;
export const fillIn = ({ label }: Values<'label'>) => `Fill into ${label}`;
