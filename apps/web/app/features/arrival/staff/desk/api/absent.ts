import { exportAbsentFamilies, listAbsentFamilies } from '@sangamam/contract/arrival/absent/absent-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the families who are not all here, read again each minute: desks go on checking people in. */
export const useAbsentFamilies = createQueryHook(
  listAbsentFamilies,
  (query: EndpointInput<typeof listAbsentFamilies>['query']) => ({ query }),
  { placeholderData: keepPreviousData, refetchInterval: 60_000 },
);

/** The filtered families as a file. */
export const useAbsentFile = createCallHook(
  (query: EndpointInput<typeof exportAbsentFamilies>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportAbsentFamilies, { params: { format }, query }),
);
