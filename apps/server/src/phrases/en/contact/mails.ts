import type { Values } from '@sangamam/contract/phrases/values';

export const receivedSubject = ({ subject }: Values<'subject'>) => `Message from the website: ${subject}`;
export const received = 'Someone wrote to you through the contact form.';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const country = 'Country';
export const subject = 'Subject';
export const attachments = 'Attachments';
export const openAndAnswer = 'Open and answer';
export const answerThere = 'Please answer there, so that your colleagues can see it.';

export const answerSubject = ({ subject }: Values<'subject'>) => `Re: ${subject}`;
export const youWrote = ({ date, message }: Values<'date' | 'message'>) =>
  `On ${date} you wrote:\n${message}`;
export const toWriteAgain = 'To write to us again, please use the contact form.';
export const contactUs = 'Contact us';
