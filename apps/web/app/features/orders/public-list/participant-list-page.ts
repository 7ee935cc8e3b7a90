import { paths } from '#web/config/paths.ts';

/** The page of the participant list, as kept in the address. */
export interface ParticipantListPage {
  /** Id of the convention; empty while none is chosen. */
  convention: string;
  /** From 1. */
  page: number;
}

const lastPage = 99_999;

/** Reads the page from the address; invalid values count as absent. */
export function pageFromSearch(search: URLSearchParams): ParticipantListPage {
  const page = Number(search.get('page'));
  return {
    convention: search.get('convention') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
}

/** The address of a page. */
export function addressOf({ convention, page }: ParticipantListPage): string {
  if (convention === '') return paths.conventionParticipants;
  const search = new URLSearchParams({ convention, ...(page > 1 && { page: String(page) }) });
  return `${paths.conventionParticipants}?${search}`;
}
