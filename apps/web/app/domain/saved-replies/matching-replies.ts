import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

/** The replies that have every word of a search, those with all of them in their name first. */
export function matchingReplies(replies: readonly SavedReply[], search: string): readonly SavedReply[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = replies.filter(({ name, text }) => has(`${name} ${text}`));
  return [...found.filter(({ name }) => has(name)), ...found.filter(({ name }) => !has(name))];
}
