export const email = 'Email';
export const outbox = 'Outbox';
export const thereIsNoSuchEmail = 'There is no such email';
export const allEmails = 'All emails';
export const everyEmailThatTheSiteHas = 'Every email that the site has written, and whether it was sent.';
