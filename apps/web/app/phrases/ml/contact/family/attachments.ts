export * from '../../../en/contact/family/attachments.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const attachments = 'ഫയലുകൾ';
export const optional = '(നിർബന്ധമല്ല)';
export const limitsHint = ({
  maxAttachments,
  attachmentExtensions,
  megabytes,
}: Values<'maxAttachments' | 'attachmentExtensions'> & { megabytes: number }) =>
  `${attachmentExtensions} എന്നീ തരം ഫയലുകൾ, ${maxAttachments} എണ്ണം വരെ; ഓരോന്നും ${megabytes} MB-യിൽ താഴെ.`;
export const chooseFiles = 'ഫയലുകൾ തിരഞ്ഞെടുക്കുക';
export const orDropThemHere = 'അല്ലെങ്കിൽ ഇവിടേക്ക് വലിച്ചിടുക';
export const attachedFiles = 'ചേർത്ത ഫയലുകൾ';
export const remove = ({ name }: Values<'name'>) => `ഒഴിവാക്കുക: ${name}`;
export const alreadyAttached = 'ഈ ഫയൽ ചേർത്തിട്ടുണ്ട്.';
export const attachAgain = ({ names }: Values<'names'>) => `ഈ ഫയലുകൾ വീണ്ടും ചേർക്കുക: ${names}.`;
