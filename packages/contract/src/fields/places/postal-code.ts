import { z } from 'zod';

import { countriesWithoutPostalCodes, postalCodeFormats } from './postal-code-formats.ts';

/** The rule for countries without a known one: a short line of letters and digits. */
const anyCode = /^[A-Z0-9](?:[A-Z0-9 -]{1,10}[A-Z0-9])?$/u;

const formatOf = new Map<string, RegExp>(
  postalCodeFormats.flatMap(([pattern, countries]) => {
    const format = new RegExp(`^(?:${pattern})$`, 'u');
    return countries.split(' ').map((country): [string, RegExp] => [country, format]);
  }),
);

const withoutCodes = new Set(countriesWithoutPostalCodes.split(' '));

/**
 * True when `code` is a postal code of the country (ISO alpha-3); without a known rule, a short line of letters and
 * digits.
 */
export function isPostalCode(code: string, country: string): boolean {
  return (formatOf.get(country) ?? anyCode).test(code);
}

/** True for countries whose addresses have no postal code. */
export function mayLackPostalCode(country: string): boolean {
  return withoutCodes.has(country);
}

/**
 * The message for an invalid postal code in a country; undefined for a valid one. Without a country only an empty code
 * is invalid; a missing code is left to the field.
 */
export function postalCodeFault(
  { postCode, country = '' }: { postCode?: string | undefined; country?: string | undefined },
  say: { required: string; invalid: string },
): string | undefined {
  if (postCode === undefined) return undefined;
  if (postCode === '') return mayLackPostalCode(country) ? undefined : say.required;
  return country === '' || isPostalCode(postCode, country) ? undefined : say.invalid;
}

/** A postal code, trimmed and upper-cased; `postalCodeFault` checks it against the country. */
export function postalCode({ required, invalid }: { required: string; invalid: string }) {
  return z
    .string({ error: required })
    .overwrite((text) => text.trim().replaceAll(/\s+/gu, ' ').toUpperCase())
    .max(12, invalid);
}
