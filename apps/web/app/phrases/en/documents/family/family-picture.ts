import type { Values } from '@sangamam/contract/phrases/values';

export const familyPicture = 'Family picture';
export const forTheSouvenirBook =
  'Send one picture of your family for the souvenir book, with a note beneath it.';
export const yourFamilyPicture = 'Your family picture';
export const note = 'Note';
export const noteHint = 'Printed below the picture, for example who is in it, from left to right.';
export const choosePicture = 'Choose a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const orDropItHere = 'or drop it here';
export const pictureHint = ({ megabytes }: { megabytes: number }) =>
  `jpg, jpeg, png or gif, below ${megabytes} MB and larger than 160 × 160 pixels`;
export const notSavedYet = 'This picture is not saved yet.';
export const sendPicture = 'Save picture';
export const replacePicture = 'Replace picture';
export const saveNote = 'Save note';
export const discard = 'Keep the old one';
export const doNotSend = 'Choose none';
export const sendingPicture = 'Sending the picture';
export const deletePicture = 'Delete picture';
export const deleteThePicture = 'Delete your family picture?';
export const deleteText =
  'The picture and its note are deleted for good and will not be in the souvenir book.';
export const beingChecked = 'Being checked';
export const inTheBook = 'Approved';
export const notInTheBook = 'Will not be printed';
export const whyHidden = ({ reason }: Values<'reason'>) => `Why: ${reason}`;
export const onceConfirmed =
  'You can send a picture once your registration is confirmed, if the convention collects pictures.';
export const nothingCanBeChanged = 'The picture cannot be changed any more, but you can delete it.';
