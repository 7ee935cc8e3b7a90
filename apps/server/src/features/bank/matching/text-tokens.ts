/** Most texts: they have no diacritics to take away, which costs more than reading them. */
const onlyAscii = /^[ -~]*$/u;

/** Lower-case words without diacritics; initials that are written together (`K.M.`) become words of one letter. */
export function wordsOf(text: string): string[] {
  if (onlyAscii.test(text)) return text.toLowerCase().match(/[a-z]+/gu) ?? [];
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Upper-case runs of letters and digits, as registration numbers are written. */
export function codesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/u)
    .filter((word) => word !== '');
}

/** The e-mail addresses in a text, lower-case. */
export function addressesIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}/gu) ?? [];
}
