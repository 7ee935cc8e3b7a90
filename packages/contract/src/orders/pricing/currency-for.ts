import { canada } from '../../fields/places/country.ts';

export const currencies = ['USD', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

/**
 * The currency a registrant pays in: Canadian dollars when the country is Canada; where no country is stored, when the
 * account's e-mail ends in `.ca`; else US dollars (DECISIONS §3).
 */
export function currencyFor({ country, email }: { country: string | null; email: string | null }): Currency {
  if (country) return country === canada ? 'CAD' : 'USD';
  return email?.trim().toLowerCase().endsWith('.ca') ? 'CAD' : 'USD';
}
