import { useCountries, useDialCodes } from '#web/domain/reference-data/country-choices.ts';
import { useLocalUnits, useParishes } from '#web/domain/reference-data/organization-choices.ts';

import type { ParticipantFormLists } from './participant-form-types.ts';

/** The options of the form's selects once all are loaded; else the error and a retry function. */
export function useParticipantLists(): {
  lists: ParticipantFormLists | undefined;
  error: Error | null;
  retrying: boolean;
  retry: () => void;
} {
  const localUnits = useLocalUnits();
  const parishes = useParishes();
  const countries = useCountries();
  const dialCodes = useDialCodes();
  const all = [localUnits, parishes, countries, dialCodes];
  const complete = localUnits.data && parishes.data && countries.data && dialCodes.data;
  return {
    lists: complete
      ? {
          localUnits: localUnits.data,
          parishes: parishes.data,
          countries: countries.data,
          dialCodes: dialCodes.data,
        }
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    retrying: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, refetch } of all) if (error) void refetch();
    },
  };
}
