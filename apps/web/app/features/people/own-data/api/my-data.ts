import {
  closeAccount,
  downloadMyData,
  getListVisibility,
  previewClosing,
  setListVisibility,
} from '@sangamam/contract/people/own-data/own-data-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Everything that is stored about the family; asked for when it is wanted, never kept. */
export const useDownloadMyData = createMutationHook(downloadMyData, () => () => ({}));

export const useListVisibility = createQueryHook(getListVisibility, () => ({}));

export const useSetListVisibility = createMutationHook(
  setListVisibility,
  () => (hiddenFromList: boolean) => ({ body: { hiddenFromList } }),
  { answers: () => useListVisibility.options() },
);

/** What closing the account would mean now. */
export const useClosingPreview = createQueryHook(previewClosing, () => ({}));

export const useCloseAccount = createMutationHook(closeAccount, () => (password: string) => ({
  body: { password },
}));
