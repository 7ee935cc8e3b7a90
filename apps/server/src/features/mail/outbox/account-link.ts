/** Placeholder for the token of a link in a stored mail. */
export const hiddenToken = 'hidden-link';

/**
 * Addresses whose last part opens an account, answers a question for a family, or stops its letters. Mails of older
 * versions still contain the token itself.
 */
const links = /\/((?:set-password|reset-password|question)\/|unsubscribe\?token=)[\w-]+/gu;
const hiddenLinks = new RegExp(
  String.raw`/(set-password|reset-password|question)/${hiddenToken}(?![\w-])`,
  'gu',
);

/** `text` with the placeholder in place of the token: what is stored, logged and shown. */
export function hideAccountLinks(text: string): string {
  return text.replaceAll(links, `/$1${hiddenToken}`);
}

/** `text` with the token where the stored mail leaves it out: what the owner's mailbox gets. */
export function insertAccountLink(text: string, token: string): string {
  return text.replaceAll(hiddenLinks, (_, path: string) => `/${path}/${token}`);
}

/** True when `text` has a link whose token is stored separately. */
export function hasHiddenLink(text: string): boolean {
  return text.search(hiddenLinks) !== -1;
}
