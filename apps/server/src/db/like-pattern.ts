/** A search text as an `ilike` pattern that finds it anywhere; the pattern's own signs count as plain text. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
