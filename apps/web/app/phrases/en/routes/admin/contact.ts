export const message = 'Message';
export const messages = 'Messages';
export const notFoundTitle = 'There is no such message';
export const allMessages = 'All messages';
export const intro = 'Messages sent with the contact form, and answers to letters.';
