import {
  closeAccount,
  downloadMyData,
  previewClosing,
} from '@sangamam/contract/people/own-data/own-data-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The file with everything that is stored about the family; never cached. */
export const useDownloadMyData = createCallHook(() => () => downloadEndpoint(downloadMyData, {}));

/** What closing the account would mean now. */
export const useClosingPreview = createQueryHook(previewClosing, () => ({}));

export const useCloseAccount = createMutationHook(closeAccount, () => (password: string) => ({
  body: { password },
}));
