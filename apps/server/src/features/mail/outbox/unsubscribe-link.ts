import { paths } from '@sangamam/contract/paths';

import { hiddenToken } from './account-link.ts';

/** Where the addressee of a letter stops them. */
export function unsubscribeUrl({ publicUrl }: { publicUrl: string }, token: string): string {
  return publicUrl + paths.unsubscribe(token);
}

/** The same address as it is stored: the token is in the mailbox of the addressee alone. */
export function storedUnsubscribeUrl({ publicUrl }: { publicUrl: string }): string {
  return unsubscribeUrl({ publicUrl }, hiddenToken);
}

/** `text` with the token where the stored letter leaves it out. */
export function insertUnsubscribeLink(text: string, token: string): string {
  return text.replaceAll(paths.unsubscribe(hiddenToken), paths.unsubscribe(token));
}
