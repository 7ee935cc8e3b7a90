import { uploadMegabytes } from '../../files/upload-limits.ts';

/** Sentences about the family picture, those of SPEC §5 and §8 to the letter. */
export const familyPictureMessages = {
  type: 'Please upload in jpg/jpeg/png/gif file types',
  size: `Please upload file less than ${uploadMegabytes.familyPicture}mb size`,
  tooSmall: 'Please upload a file more than 160px X 160px dimension',
  uploaded: 'Family Pictures uploaded successfully',
  noteUpdated: 'Family Picture note updated successfully',
  deleted: 'Family Pictures deleted !!!',
  noPicture: 'Please choose a picture first.',
  note: 'Please keep the note under 300 characters',
} as const;
