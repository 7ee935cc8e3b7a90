import type { Values } from '@sangamam/contract/phrases/values';

export const preview = 'Preview';
export const linkCopiedItWorksFor15 = 'Link copied. It works for 15 minutes.';
export const theLinkCouldntBeCopiedHere = "The link couldn't be copied here.";
export const width = 'Width';
export const phone = 'Phone';
export const desktop = 'Desktop';
export const copyALinkToTheDraft = 'Copy a link to the draft';
export const close = 'Close';
export const width2 = ({ title, device }: Values<'title' | 'device'>) => `${title}, ${device} width`;
