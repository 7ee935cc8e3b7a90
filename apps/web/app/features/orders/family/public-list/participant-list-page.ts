import { paths } from '#web/config/paths.ts';

/** The page of the participant list, as kept in the address. */
export interface ParticipantListPage {
  /** Id of the convention; empty while none is chosen. */
  convention: string;
  /** Id of a local unit; empty: all. */
  unit?: string;
  /** Words of names; empty: anybody. */
  search?: string;
  /** From 1. */
  page: number;
}

const lastPage = 99_999;
const longestSearch = 60;

/** Reads the page from the address; invalid values count as absent. */
export function pageFromSearch(search: URLSearchParams): Required<ParticipantListPage> {
  const page = Number(search.get('page'));
  return {
    convention: search.get('convention') ?? '',
    unit: search.get('unit')?.slice(0, 40) ?? '',
    search: search.get('search')?.trim().slice(0, longestSearch) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
}

/** The address of a page. */
export function addressOf({ convention, unit, search, page }: ParticipantListPage): string {
  if (convention === '') return paths.conventionParticipants;
  const query = new URLSearchParams({
    convention,
    ...(unit && { unit }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${paths.conventionParticipants}?${query}`;
}
