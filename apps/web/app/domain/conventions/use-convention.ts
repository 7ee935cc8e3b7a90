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
  /** False while the conventions are loading: then `chosen` is what the address or this device says, unchecked. */
  isChecked: boolean;
}

/**
 * The convention of the address, else the one chosen last on this device, else the current one. While the conventions
 * are loading it is undefined if neither says one; all of them are shown if they cannot be loaded.
 */
export function useConvention(): ShownConvention | undefined {
  const { data, isError } = useConventionChoices();
  const [params] = useSearchParams();
  const stored = useStoredConvention();
  const isChecked = data !== undefined || isError;
  const conventions = data ?? [];
  const isKnown = (value: string | null) =>
    value === allConventions || conventions.some(({ _id }) => _id === value);
  const said = [params.get(conventionParameter), stored].find(isChecked ? isKnown : Boolean);
  const current = isChecked
    ? (conventions.find((convention) => convention.isCurrent)?._id ?? allConventions)
    : undefined;
  const chosen = said ?? current;
  if (chosen === undefined) return undefined;
  return { conventions, chosen, conventionId: chosen === allConventions ? undefined : chosen, isChecked };
}
