/** Placeholder for the token of an account link in a stored mail. */
export const hiddenToken = 'hidden-link';

/** Paths whose last part opens an account. Mails of older versions still contain the token itself. */
const links = /\/(set|reset)-password\/[\w-]+/gu;
const hiddenLinks = new RegExp(String.raw`/(set|reset)-password/${hiddenToken}(?![\w-])`, 'gu');

/** `text` with the token in place of the placeholder: what is sent to the owner's mailbox. */
export function hideAccountLinks(text: string): string {
  return text.replaceAll(links, `/$1-password/${hiddenToken}`);
}

/** `text` with the token where the stored mail leaves it out: what the owner's mailbox gets. */
export function insertAccountLink(text: string, token: string): string {
  return text.replaceAll(hiddenLinks, (_, verb: string) => `/${verb}-password/${token}`);
}

/** True when `text` has a link whose token is stored separately. */
export function hasHiddenLink(text: string): boolean {
  return text.search(hiddenLinks) !== -1;
}
