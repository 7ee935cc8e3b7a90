import { z } from 'zod';

import { countriesWithoutPostalCodes, postalCodeFormats } from './postal-code-formats.ts';

/** Somewhere we know no rule of: a short line of letters and digits. */
const anyCode = /^[A-Z0-9](?:[A-Z0-9 -]{1,10}[A-Z0-9])?$/u;

const formatOf = new Map<string, RegExp>(
  postalCodeFormats.flatMap(([pattern, countries]) => {
    const format = new RegExp(`^(?:${pattern})$`, 'u');
    return countries.split(' ').map((country): [string, RegExp] => [country, format]);
  }),
);

const withoutCodes = new Set(countriesWithoutPostalCodes.split(' '));

/** True when `code` is a postal code of the country (ISO alpha-3); where we know no rule, a short line of letters and digits. */
export function isPostalCode(code: string, country: string): boolean {
  return (formatOf.get(country) ?? anyCode).test(code);
}

/** True where addresses have no postal code, so that none is asked for. */
export function mayLackPostalCode(country: string): boolean {
  return withoutCodes.has(country);
}

/**
 * What is wrong with a postal code in a country: its sentence, or nothing. Without a country only an empty one is; a
 * code that is not there at all is the field's fault.
 */
export function postalCodeFault(
  { postCode, country = '' }: { postCode?: string | undefined; country?: string | undefined },
  say: { required: string; invalid: string },
): string | undefined {
  if (postCode === undefined) return undefined;
  if (postCode === '') return mayLackPostalCode(country) ? undefined : say.required;
  return country === '' || isPostalCode(postCode, country) ? undefined : say.invalid;
}

/** A postal code, trimmed and in capitals; whether it fits the country, or may be missing there, says `postalCodeFault`. */
export function postalCode({ required, invalid }: { required: string; invalid: string }) {
  return z
    .string({ error: required })
    .overwrite((text) => text.trim().replaceAll(/\s+/gu, ' ').toUpperCase())
    .max(12, invalid);
}
