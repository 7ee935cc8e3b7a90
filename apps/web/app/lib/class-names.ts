/** The class names that apply, as one string. */
export function classNames(...parts: readonly (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
