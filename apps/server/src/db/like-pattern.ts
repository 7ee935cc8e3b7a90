/** An `ilike` pattern that finds the text anywhere; wildcard characters in it are escaped. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
