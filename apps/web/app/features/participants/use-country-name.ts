import { useCountries } from './api/countries.ts';

/** Names a country by its code; the code itself until the list is here. */
export function useCountryName(): (code: string) => string {
  const { data } = useCountries();
  return (code) => data?.find(({ value }) => value === code)?.label ?? code;
}
