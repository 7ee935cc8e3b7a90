/**
 * The name of an uploaded file for display and download: without folders and characters that have a meaning for
 * computers, and with the extension of its content.
 */
export function shownFileName(given: string, extension: string): string {
  const base = given.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]{1,5}$/u, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ()_+-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${stem === '' ? 'file' : stem}.${extension}`;
}

/** A name for a URL: lowercase letters, digits and hyphens. */
export function addressFileName(given: string, extension: string): string {
  const stem = shownFileName(given, extension)
    .slice(0, -(extension.length + 1))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60);
  return `${stem === '' ? 'file' : stem}.${extension}`;
}
