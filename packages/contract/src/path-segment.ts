/** A value as one segment of a path. */
export function segment(text: string): string {
  return encodeURIComponent(text);
}
