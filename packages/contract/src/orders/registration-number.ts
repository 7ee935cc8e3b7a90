/**
 * Registration numbers that people can speak, type into a memo and read back: no letters that look like digits, and a
 * check character at the end that finds every single wrong character and nearly every swap (ISO 7064 hybrid system).
 */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXY';
const size = alphabet.length;
const bodyLength = 5;

/** How many numbers there are of each kind. */
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
  return `${prefix}${body}${checkCharacter(body)}`;
}

/** Reads what somebody typed (any case, spaces and dashes); answers the number as it is stored, or nothing if it cannot be one. */
export function parseRegistrationNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  const [prefix, body, check] = [plain.slice(0, 1), plain.slice(1, -1), plain.slice(-1)];
  if (!['T', 'R'].includes(prefix) || body.length !== bodyLength) return undefined;
  if (!new RegExp(`^[${alphabet}]+$`, 'u').test(body)) return undefined;
  return checkCharacter(body) === check ? plain : undefined;
}

function checkCharacter(body: string): string {
  let product = size;
  for (let place = 0; place < body.length; place += 1) {
    const sum = (product + alphabet.indexOf(body.charAt(place))) % size || size;
    product = (sum * 2) % (size + 1);
  }
  return alphabet[(size + 1 - product) % size] ?? '';
}
