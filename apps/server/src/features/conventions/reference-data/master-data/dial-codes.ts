import records, { type Country as CountryRecord } from 'world-countries';
import { canadaDialCodeValue } from '@sangamam/contract/fields/places/mobile';
import type { DialCode } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

/** Where the data package lists area codes, or a code longer than the four digits that a country's may have. */
const knownCodes: Record<string, string> = {
  US: '+1',
  CA: canadaDialCodeValue,
  DO: '+1809',
  PR: '+1787',
  AX: '+358',
  EH: '+212',
  KZ: '+7',
  RU: '+7',
  SH: '+290',
  VA: '+39',
};

const first = ['US', 'CA'];

/**
 * Dial codes by country: the USA and Canada lead, the others follow by name. The code is the value of a select, so each
 * occurs once: countries that share one stand together under the code of the largest, e.g. "Russia, Kazakhstan".
 */
export const dialCodes: readonly DialCode[] = [...groupByCode(records)].toSorted(
  (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'),
);

function groupByCode(all: readonly CountryRecord[]): Iterable<DialCode> {
  const groups = Map.groupBy(all.filter(isInhabited).toSorted(byWeight), codeOf);
  groups.delete('');
  return [...groups].map(([code, members]) => ({
    name: members.map(({ name }) => name.common).join(', '),
    dial_code: code,
    code: members[0]?.cca2 ?? '',
  }));
}

function codeOf({ cca2, idd }: CountryRecord): string {
  return knownCodes[cca2] ?? (idd.suffixes.length === 1 ? `${idd.root}${idd.suffixes[0]}` : '');
}

/** No phone answers in Antarctic territories and the outlying islands of the USA. */
function isInhabited({ region, cca2 }: CountryRecord): boolean {
  return region !== 'Antarctic' && cca2 !== 'UM';
}

/** States before their territories, the larger first. */
function byWeight(one: CountryRecord, other: CountryRecord): number {
  return Number(other.independent) - Number(one.independent) || other.area - one.area;
}

function rank({ code }: DialCode): number {
  const place = first.indexOf(code);
  return place === -1 ? first.length : place;
}
