import { uploadMegabytes } from '../../files/upload-limits.ts';

/** Sentences about consent forms; those of SPEC §8 are to the letter, double spaces included. */
export const consentMessages = {
  type: 'Please upload the form in  jpg / jpeg / png  / gif file types',
  size: `File size exceeded. The file size of the form should be below ${uploadMegabytes.consentForm}MB `,
  added: 'Consent Form Added Successfully',
  minor: 'Please choose the child whom the form is for.',
  responsible: 'Please choose the adult who is responsible.',
  tooMany: 'A registration has room for 30 consent forms. Please delete one that you no longer need.',
} as const;
