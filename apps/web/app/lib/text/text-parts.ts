/** A text split by an expression, each part with its place in the text, which is a key for React. */
export function textParts(text: string, separator: RegExp): { at: number; part: string }[] {
  let at = 0;
  return text.split(separator).map((part) => {
    const placed = { at, part };
    at += part.length;
    return placed;
  });
}
