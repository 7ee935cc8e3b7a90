/** Stands in a stored mail where the link that opens the account had its token. It reads as what it is. */
export const hiddenToken = 'hidden-link';

/** Paths whose last part opens an account. Mails of older versions still carry the token itself there. */
const links = /\/(set|reset)-password\/[\w-]+/gu;
const hiddenLinks = new RegExp(String.raw`/(set|reset)-password/${hiddenToken}(?![\w-])`, 'gu');

/** `text` without a token in any link that opens an account: for whatever is exported, shown, logged or kept. */
export function hideAccountLinks(text: string): string {
  return text.replaceAll(links, `/$1-password/${hiddenToken}`);
}

/** `text` with the token where the stored mail leaves it out: what the owner's mailbox gets. */
export function insertAccountLink(text: string, token: string): string {
  return text.replaceAll(hiddenLinks, (_, verb: string) => `/${verb}-password/${token}`);
}

/** True when `text` has a link whose token is kept beside it. */
export function hasHiddenLink(text: string): boolean {
  return text.search(hiddenLinks) !== -1;
}
