import type { Values } from '@sangamam/contract/phrases/values';

export const preview = 'Preview';
export const linkCopied = 'Link copied. It works for 15 minutes.';
export const copyFailed = "The link couldn't be copied here.";
export const width = 'Width';
export const phone = 'Phone';
export const desktop = 'Desktop';
export const copyDraftLink = 'Copy a link to the draft';
export const close = 'Close';
export const frameTitle = ({ title, device }: Values<'title' | 'device'>) => `${title}, ${device} width`;
