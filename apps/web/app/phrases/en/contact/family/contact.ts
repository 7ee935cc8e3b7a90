import type { Values } from '@sangamam/contract/phrases/values';

export const contactUs = 'Contact us';
export const fullName = 'Full name';
export const emailAddress = 'Email address';
export const country = 'Country';
export const select = 'Select';
export const phoneNumber = 'Phone number';
export const mobileHint = '10 digits, without the country code.';
export const subject = 'Subject';
export const messageBody = 'Message body';
export const leaveThisEmpty = 'Leave this empty';
export const sendingTheFiles = 'Sending the files';
export const sendingYourMessage = 'Sending your message…';
export const sendMessage = 'Send Message';
export const unreadableFile = ({ name }: Values<'name'>) =>
  `${name} could not be read. Please remove it and choose it again.`;
export const messageSent = 'Message sent';
export const writeAnotherMessage = 'Write another message';
export const goHome = 'Go to the home page';
