/** An `ilike` pattern that finds the text anywhere; wildcard characters in it are escaped. */
export function likePattern(search: string): string {
  return `%${escapeLike(search)}%`;
}

/** A text for a `like` pattern in which its wildcard characters stand for themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
