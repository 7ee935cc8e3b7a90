import { z } from 'zod';

/** Sentences about typed discount codes. */
const discountMessages = {
  required: 'Please enter a code',
  invalid: 'A code has at least 3 letters and digits',
} as const;

/** The characters of generated codes: none looks like another. */
export const codeAlphabet = '23456789ACDEFGHJKMNPQRTUVWXY';

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };

/**
 * What two spellings of a code have in common: without spaces and dashes, in capitals, with letters that look like
 * digits read as digits. Codes are compared by it, so that no two codes of a convention look alike.
 */
export function foldCode(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  return plain.replaceAll(/[OILSBZ]/gu, (letter) => lookAlikes[letter] ?? letter);
}

/** A code as a family types it: 3 to 40 characters, of which spaces, dashes and case do not count. */
export const typedCode = z
  .string({ error: discountMessages.required })
  .max(80, discountMessages.invalid)
  .transform((typed) => foldCode(typed))
  .pipe(
    z
      .string()
      .min(1, discountMessages.required)
      .regex(/^[0-9A-Z]{3,40}$/u, discountMessages.invalid),
  );

/** What a family types to enter a code. */
export const discountCodeForm = z.strictObject({ code: typedCode });

/** A code as staff define it: letters, digits and dashes, in capitals. */
export const definedCode = z
  .string({ error: discountMessages.required })
  .overwrite((typed) => typed.trim().toUpperCase())
  .min(1, discountMessages.required)
  .max(40, discountMessages.invalid)
  .regex(/^[0-9A-Z](?:-?[0-9A-Z]){2,}$/u, discountMessages.invalid);

/** Spells a number as `length` characters of the alphabet, in groups of four. */
export function spellCode(digits: readonly number[]): string {
  const letters = digits.map((digit) => codeAlphabet[digit % codeAlphabet.length] ?? '').join('');
  return (letters.match(/.{1,4}/gu) ?? []).join('-');
}
