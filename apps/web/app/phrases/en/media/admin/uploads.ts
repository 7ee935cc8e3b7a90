import type { Values } from '@sangamam/contract/phrases/values';

export const isInTheLibrary = ({ name }: Values<'name'>) => `${name} is in the library`;
export const isDamagedOrNotWhatIts = ({ name }: Values<'name'>) =>
  `${name} is damaged, or not what its name says.`;
export const forPeopleWhoCannotSeeIt = ({ size }: Values<'size'>) => `For people who cannot see it. ${size}`;
export const sending = ({ name }: Values<'name'>) => `Sending ${name}`;
export const sending2 = ({ name }: Values<'name'>) => `Sending ${name}…`;
export const upload = 'Upload';
export const doNotUpload = ({ name }: Values<'name'>) => `Do not upload ${name}`;
export const remove = 'Remove';
export const chooseFilesToUpload = 'Choose files to upload';
export const orDropThemHere = 'or drop them here';
export const picturesPdfsVideosUpToEach = ({ maxMediaBytes }: Values<'maxMediaBytes'>) =>
  `Pictures, PDFs, videos; up to ${maxMediaBytes} each.`;
export const toBeUploaded = 'To be uploaded';
export const isEmpty = ({ name }: Values<'name'>) => `${name} is empty.`;
export const isLargerThan = ({ name, maxMediaBytes }: Values<'name' | 'maxMediaBytes'>) =>
  `${name} is larger than ${maxMediaBytes}.`;
export const isNoPictureJpegPngWebp = ({ name }: Values<'name'>) =>
  `${name} is no picture (JPEG, PNG, WebP, AVIF, GIF), PDF or video (MP4, WebM).`;
