import type { Values } from '@sangamam/contract/phrases/values';

export const attachments = 'Attachments';
export const optional = '(optional)';
export const limitsHint = ({
  maxAttachments,
  attachmentExtensions,
  megabytes,
}: Values<'maxAttachments' | 'attachmentExtensions'> & { megabytes: number }) =>
  `Up to ${maxAttachments} files of type ${attachmentExtensions}, each under ${megabytes} MB.`;
export const chooseFiles = 'Choose files';
export const orDropThemHere = 'or drop them here';
export const attachedFiles = 'Attached files';
export const remove = ({ name }: Values<'name'>) => `Remove ${name}`;
export const alreadyAttached = 'This file is attached already.';
export const attachAgain = ({ names }: Values<'names'>) => `Please attach your files again: ${names}.`;
