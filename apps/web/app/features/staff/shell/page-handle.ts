import type { Ability } from '@sangamam/contract/staff/abilities';
import { useMatches } from 'react-router';

/** The `handle` of a list of the admin area: what stands in its place while its code and data are on the way. */
export interface PageHandle {
  heading: string;
  /** Who may see the page, and thus its heading. */
  ability: Ability;
}

/** The handle of the page that the address names; undefined for pages without one. */
export function usePageHandle(): PageHandle | undefined {
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined;
  return handle?.heading !== undefined && handle.ability ? (handle as PageHandle) : undefined;
}
