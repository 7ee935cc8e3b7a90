/** Letters and digits that nobody takes for another one, as in registration numbers. */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXY';
const length = 10;
const shape = new RegExp(`^[${alphabet}]{${length}}$`, 'u');

/** What a form says of a code that cannot be one. */
export const claimMessages = { code: 'Please enter the ten letters and digits of the slip' } as const;

/** For so many days the code of a slip is good (DECISIONS §7). */
export const claimCodeDays = 60;

/** Spells a code; `draw` answers a random number from 0 to below its argument, ten times: 48 random bits in all. */
export function spellClaimCode(draw: (below: number) => number): string {
  return Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('');
}

/** The code as it is printed: in two halves. */
export function formatClaimCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/** Reads what somebody typed (any case, spaces and dashes); nothing if it cannot be a code. */
export function parseClaimCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return shape.test(plain) ? plain : undefined;
}
