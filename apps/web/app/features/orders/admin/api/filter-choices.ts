import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const staleTime = 5 * 60_000;

/** Conventions that are shown, for the list's filter. */
export const useConventionChoices = () =>
  useQuery({
    queryKey: ['registration-desk', 'conventions'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(listConventions, { query: { active: 'true' } }, { signal })).map(
        ({ id, name }) => ({ value: id, label: name }),
      ),
    staleTime,
  });

/** Local units, hidden ones too: whoever has one keeps it. */
export const useLocalUnitChoices = () =>
  useQuery({
    queryKey: ['registration-desk', 'local-units'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(listOrganizations, { query: { type: 'LOCAL_UNIT' } }, { signal })).map(
        ({ _id, name }) => ({ value: _id, label: name }),
      ),
    staleTime,
  });

/** Parishes by name, `Other` last. */
export const useParishChoices = () =>
  useQuery({
    queryKey: ['registration-desk', 'parishes'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(listOrganizations, { query: { type: 'PARISH', active: 'true' } }, { signal })).map(
        ({ name }) => ({ value: name, label: name }),
      ),
    staleTime,
  });
