import type { Values } from '@sangamam/contract/phrases/values';

export const addedToTheLibrary = ({ name }: Values<'name'>) => `${name} added to the library`;
export const damagedFile = ({ name }: Values<'name'>) =>
  `${name} is damaged, or not the kind of file its name says.`;
export const descriptionHint = ({ size }: Values<'size'>) => `For people who can't see it. ${size}`;
export const sending = ({ name }: Values<'name'>) => `Sending ${name}`;
export const sendingFile = ({ name }: Values<'name'>) => `Sending ${name}…`;
export const upload = 'Upload';
export const doNotUpload = ({ name }: Values<'name'>) => `Do not upload ${name}`;
export const remove = 'Remove';
export const chooseFilesToUpload = 'Choose files to upload';
export const orDropThemHere = 'or drop them here';
export const limitsHint = ({ maxMediaBytes }: Values<'maxMediaBytes'>) =>
  `Pictures, PDFs, videos; up to ${maxMediaBytes} each.`;
export const filesToUpload = 'Files to upload';
export const emptyFile = ({ name }: Values<'name'>) => `${name} is empty.`;
export const tooLarge = ({ name, maxMediaBytes }: Values<'name' | 'maxMediaBytes'>) =>
  `${name} is larger than ${maxMediaBytes}.`;
export const unsupportedFile = ({ name }: Values<'name'>) =>
  `${name} is not a picture (JPEG, PNG, WebP, AVIF, GIF), a PDF or a video (MP4, WebM).`;
