import { listAirports } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The airports that families may choose, in the order of the settings. */
export const useAirports = createQueryHook(listAirports, () => ({}));
