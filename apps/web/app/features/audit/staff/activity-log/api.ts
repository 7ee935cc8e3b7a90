import { exportLog, listLog, listLoggedActions } from '@sangamam/contract/audit/activity-log/log-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'log';

/** A page of the log; the previous one stays while the next is loading. */
export const useLog = createQueryHook(
  listLog,
  (query: EndpointInput<typeof listLog>['query']) => ({ query }),
  { group, placeholderData: keepPreviousData },
);

/** The actions that the log has entries of. */
export const useLoggedActions = createQueryHook(listLoggedActions, () => ({}), { group });

/** The filtered log as a file. */
export const useLogFile = createCallHook(
  (query: EndpointInput<typeof exportLog>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportLog, { params: { format }, query }),
);
