import { uploadMegabytes } from '../files/upload-limits.ts';

/** The sentences of the contact form, to the letter (SPEC §2, §5, §8). */
export const contactMessages = {
  mandatory: 'This Field is mandatory',
  name: 'Name must be alphabetical  and atleast 3 Characters long!',
  subject: 'Message Subject must be atleast 3 Characters long!',
  body: 'Message Body must be atleast 3 Characters long!',
  bodyTooLong: 'Please keep the message under 5000 characters',
  country: 'Select your country!',
  phone: 'Mobile Number is not valid!',
  email: 'Email is not valid!',
  attachmentType: 'Please upload files in jpg / jpeg / png / gif / pdf / docx / xlsx file types',
  attachmentSize: `File size exceeded. The file size of an attachment should be below ${uploadMegabytes.attachment}MB`,
  attachmentLimit: 'Attachment limit reached',
  sent: 'Email sent successfully - Thank you for writing to us. We will get in touch with you shortly.',
  failed: 'Something went wrong. Please try again later.',
} as const;

/**
 * The sentence of an emptied select while the form is edited; on submit it is mandatory, as every field (SPEC §5
 * Contact).
 */
export const contactEmptied = {
  required: contactMessages.mandatory,
  sentences: { country: contactMessages.country },
} as const;
