import { listNotices } from '@sangamam/contract/notices/admin/notice-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What administrators should know about the installation. */
export const useNotices = createQueryHook(listNotices, () => ({}));
