export const message = 'Message';
export const messages = 'Messages';
export const thereIsNoSuchMessage = 'There is no such message';
export const allMessages = 'All messages';
export const messagesSentWithTheContactForm = 'Messages sent with the contact form.';
