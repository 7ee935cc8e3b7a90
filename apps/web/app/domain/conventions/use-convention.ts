import { useSearchParams } from 'react-router';

import { useConventionChoices, type ConventionChoice } from './convention-choices.ts';
import { useStoredConvention } from './stored-convention.ts';

/** In the address and in storage: lists show all conventions. */
export const allConventions = 'all';

/** The name of the choice in the address, as the lists' endpoints call their filter. */
export const conventionParameter = 'conventionId';

/** The convention that the admin area shows. */
export interface ShownConvention {
  conventions: readonly ConventionChoice[];
  /** The id of one, or `all`. */
  chosen: string;
  /** The id of one; absent for all. */
  conventionId: string | undefined;
}

/**
 * The convention of the address, else the one chosen last on this device, else the current one. Undefined while the
 * conventions are loading; all of them if they cannot be loaded.
 */
export function useConvention(): ShownConvention | undefined {
  const { data, isError } = useConventionChoices();
  const [params] = useSearchParams();
  const stored = useStoredConvention();
  const conventions = data ?? [];
  if (!data && !isError) return undefined;
  const isKnown = (value: string | null) =>
    value === allConventions || conventions.some(({ _id }) => _id === value);
  const current = conventions.find(({ isCurrent }) => isCurrent)?._id;
  const chosen = [params.get(conventionParameter), stored].find(isKnown) ?? current ?? allConventions;
  return { conventions, chosen, conventionId: chosen === allConventions ? undefined : chosen };
}
