import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const familyPictures = 'Family pictures';
export const forTheSouvenirBook = 'Pictures of confirmed families for the souvenir book, the oldest first.';
export const pictureCount = (total: number) =>
  plural(total, { one: `1 picture`, other: `${total} pictures` });
export const searchLabel = 'Search by name, note or number';
export const state = 'State';
export const toLookAt = 'To check';
export const approved = 'Approved';
export const hidden = 'Hidden';
export const noPicturesHere = 'No pictures here';
export const theyAppearHere = 'There is no picture that matches. New ones appear here as families send them.';
export const pictureOf = ({ name, number }: Values<'name' | 'number'>) => `Picture of ${name} (${number})`;
export const noNote = 'No note';
export const edited = 'Rotated or cropped';
export const approve = 'Approve';
export const hide = 'Hide';
export const turn = 'Rotate';
export const crop = 'Crop';
export const restore = 'Show as sent';
export const actOn = ({ act, name, number }: Values<'act' | 'name' | 'number'>) =>
  `${act}: ${name} (${number})`;
export const hideThisPicture = 'Hide this picture?';
export const hideText = ({ family }: Values<'family'>) =>
  `It is not printed, and ${family} is told why by email. The family can send another one.`;
export const theFamilyReadsIt = 'The family reads this.';
export const pictureApproved = 'The picture is approved.';
export const pictureHidden = 'The picture is hidden. The family gets an email.';
export const whyHidden = ({ reason }: Values<'reason'>) => `Hidden: ${reason}`;
export const cropPicture = 'Crop picture';
export const shape = 'Shape';
export const original = 'As it is';
export const wide = 'Wide (3:2)';
export const tall = 'Tall (2:3)';
export const square = 'Square';
export const saveCrop = 'Save crop';
export const loadingThePicture = 'Loading the picture…';
export const exportForTheBook = 'Export for the book';
export const whichConvention = 'Convention';
export const chooseAConvention = 'Choose a convention';
export const whichPictures = 'Pictures';
export const approvedOnly = 'Approved ones';
export const allButHidden = 'All that are not hidden';
export const zipWithCaptions = 'A ZIP file with the pictures, and a list of their captions.';
export const download = 'Download';
export const writingTheFile = 'Writing the file';
export const fileDownloaded = 'The file was downloaded.';
