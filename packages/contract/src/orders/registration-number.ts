/**
 * Registration numbers that people can speak, type into a memo and read back (DECISIONS §4): no letters that look like
 * digits, and a check character at the end that detects every single wrong character, the prefix included, and nearly
 * every swap (ISO 7064 hybrid system). Numbers issued before the prefix was checked stay valid as they are stored.
 */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXY';
const size = alphabet.length;
const bodyLength = 5;
const shape = new RegExp(`^[TR][${alphabet}]{${bodyLength + 1}}$`, 'u');

/** How many bodies there are. */
export const registrationNumberCount = size ** bodyLength;

/** First letter of a number: `T` while it is temporary, `R` once it is permanent. */
export type NumberPrefix = 'T' | 'R';

/** Spells the `serial`-th number (0 … `registrationNumberCount` - 1); neighbours look nothing alike. */
export function formatRegistrationNumber(prefix: NumberPrefix, serial: number): string {
  // The factor shares no divisor with the count, so that every serial has a spelling of its own.
  let rest = Number((BigInt(serial) * 7_368_787n + 1_234_577n) % BigInt(registrationNumberCount));
  let body = '';
  for (let place = 0; place < bodyLength; place += 1) {
    body += alphabet[rest % size];
    rest = Math.floor(rest / size);
  }
  return withBody(prefix, body);
}

/** The permanent number with the same body as `tempNumber`: a family that knows one of its numbers recognises the other. */
export function permanentNumberFor(tempNumber: string): string {
  return withBody('R', bodyOf(tempNumber));
}

/** The characters between prefix and check character. */
export const bodyOf = (number: string) => number.slice(1, -1);

/** Reads what somebody typed (any case, spaces and dashes); answers the number as it is stored, or nothing if it cannot be one. */
export function parseRegistrationNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return shape.test(plain) && checkCharacter(plain.slice(0, -1)) === plain.at(-1) ? plain : undefined;
}

const withBody = (prefix: NumberPrefix, body: string) => `${prefix}${body}${checkCharacter(prefix + body)}`;

function checkCharacter(text: string): string {
  let product = size;
  for (let place = 0; place < text.length; place += 1) {
    const sum = (product + alphabet.indexOf(text.charAt(place))) % size || size;
    product = (sum * 2) % (size + 1);
  }
  return alphabet[(size + 1 - product) % size] ?? '';
}
