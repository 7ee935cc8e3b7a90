export const mail = 'Mail';
export const outbox = 'Outbox';
export const thereIsNoSuchMail = 'There is no such mail';
export const allMails = 'All mails';
export const everyMailThatTheSiteHas = 'Every mail that the site has written, with what became of it.';
