/** The long lists of the forms about people: countries and the dial codes of their phones. */
export interface Places {
  countries: readonly CountryChoice[];
  dialCodes: readonly { country: string; value: string; name: string }[];
}

export interface CountryChoice {
  /** ISO alpha-3, as it travels. */
  code: string;
  /** ISO alpha-2, by which dial codes name their country. */
  shortCode: string;
  name: string;
}

/**
 * The same lists as text, a line for each entry: a tenth of the page's bytes, since a page carries its data as script.
 * Their texts contain neither tabs nor line breaks.
 */
export interface PackedPlaces {
  /** Alpha-3 code, alpha-2 code, name. */
  countries: string;
  /** Alpha-2 code of the country, value, and the name where it differs from that country's. */
  dialCodes: string;
}

/** Packs the lists on the server, for the loader of a page. */
export function packPlaces({ countries, dialCodes }: Places): PackedPlaces {
  const names = namesOf(countries);
  return {
    countries: lines(countries.map(({ code, shortCode, name }) => [code, shortCode, name])),
    dialCodes: lines(
      dialCodes.map(({ country, value, name }) =>
        names.get(country) === name ? [country, value] : [country, value, name],
      ),
    ),
  };
}

/** The lists of a packed page, in their order. */
export function unpackPlaces(packed: PackedPlaces): Places {
  const countries = rows(packed.countries).map(([code = '', shortCode = '', name = '']) => ({
    code,
    shortCode,
    name,
  }));
  const names = namesOf(countries);
  const dialCodes = rows(packed.dialCodes).map(([country = '', value = '', name]) => ({
    country,
    value,
    name: name ?? names.get(country) ?? '',
  }));
  return { countries, dialCodes };
}

const namesOf = (countries: Places['countries']) =>
  new Map(countries.map(({ shortCode, name }) => [shortCode, name]));
const lines = (entries: readonly (readonly string[])[]) =>
  entries.map((entry) => entry.join('\t')).join('\n');
const rows = (text: string) => (text === '' ? [] : text.split('\n').map((line) => line.split('\t')));
