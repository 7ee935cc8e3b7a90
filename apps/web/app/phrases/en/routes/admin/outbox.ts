export const email = 'Email';
export const outbox = 'Outbox';
export const notFoundTitle = 'There is no such email';
export const allEmails = 'All emails';
export const intro = 'All emails, and whether they were sent.';
