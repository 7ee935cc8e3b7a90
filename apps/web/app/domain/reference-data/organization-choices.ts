import { listOrganizations } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { parishOption } from './parish-option.ts';
import { staleTime } from './stale-time.ts';

/** The local units that people may choose, as options of a select. */
export const useLocalUnits = createQueryHook(
  listOrganizations,
  () => ({ query: { type: 'LOCAL_UNIT' as const, active: 'true' as const } }),
  { staleTime, select: (units) => units.map(({ _id, name }) => ({ value: _id, label: name })) },
);

/** All local units, including hidden ones, which people who have chosen them keep. */
export const useAllLocalUnits = createQueryHook(
  listOrganizations,
  () => ({ query: { type: 'LOCAL_UNIT' as const } }),
  { staleTime, select: (units) => units.map(({ _id, name }) => ({ value: _id, label: name })) },
);

/** The parishes in Kerala, as options of a select; they travel by name and end with `Other`. */
export const useParishes = createQueryHook(
  listOrganizations,
  () => ({ query: { type: 'PARISH' as const, active: 'true' as const } }),
  { staleTime, select: (parishes) => parishes.map(({ name }) => parishOption(name)) },
);
