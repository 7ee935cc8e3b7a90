import {
  programmeAges,
  programmeLanguages,
  type ProgrammeFilter,
} from '@sangamam/contract/content/programme';

import type { SearchHandle } from '#web/lib/search-handle.ts';

/** Reads the choice of a visitor from the address; invalid values count as absent. */
export function filterFromSearch(search: URLSearchParams): ProgrammeFilter {
  const ages = search.get('for')?.toUpperCase();
  const language = search.get('language')?.toUpperCase();
  return {
    ages: programmeAges.find((known) => known === ages),
    language: programmeLanguages.find((known) => known === language),
  };
}

/** For routes with the editors' sections, a programme among them. */
export const programmeHandle: SearchHandle = {
  readSearch(search) {
    const { ages, language } = filterFromSearch(search);
    return { for: ages, language };
  },
};
