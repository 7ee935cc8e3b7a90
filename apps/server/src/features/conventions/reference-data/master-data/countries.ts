import records, { type Country as CountryRecord } from 'world-countries';
import type { Country } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

/** Every country and territory of ISO 3166, by its common English name, with the fields of SPEC §3. */
export const countries: readonly Country[] = records
  .map(presentCountry)
  .toSorted((one, other) => one.Name.localeCompare(other.Name, 'en'));

/**
 * One record in the specification's words. `Flag` is the flag as a character; `FlagPng` is left out, since this
 * site serves no flags as pictures. Uninhabited territories have no currency or language.
 */
export function presentCountry(record: CountryRecord): Country {
  const [currencyCode = '', currency] = first(record.currencies);
  const { native } = record.name;
  const [languageCode = '', language = ''] = first(record.languages);
  const [latitude, longitude] = record.latlng;
  return {
    Name: record.name.common,
    Alpha2Code: record.cca2,
    Alpha3Code: record.cca3,
    NativeName: native[languageCode]?.common ?? first(native)[1]?.common ?? record.name.common,
    Region: record.region,
    SubRegion: record.subregion,
    Latitude: latitude,
    Longitude: longitude,
    Area: Math.max(record.area, 0),
    NumericCode: record.ccn3,
    NativeLanguage: language,
    CurrencyCode: currencyCode,
    CurrencyName: currency?.name ?? '',
    CurrencySymbol: currency?.symbol ?? '',
    Flag: record.flag,
  };
}

/** The first entry of a record, as the data package orders them. */
function first<Value>(record: Record<string, Value>): [string, Value] | [] {
  return Object.entries(record)[0] ?? [];
}
