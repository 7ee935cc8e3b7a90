import {
  programmeAges,
  programmeLanguages,
  type ProgrammeFilter,
} from '@sangamam/contract/content/programme';

/** Reads the choice of a visitor from the address; invalid values count as absent. */
export function filterFromSearch(search: URLSearchParams): ProgrammeFilter {
  const ages = search.get('for')?.toUpperCase();
  const language = search.get('language')?.toUpperCase();
  return {
    ages: programmeAges.find((known) => known === ages),
    language: programmeLanguages.find((known) => known === language),
  };
}
