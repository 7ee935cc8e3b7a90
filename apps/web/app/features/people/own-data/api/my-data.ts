import {
  closeAccount,
  downloadMyData,
  getListVisibility,
  previewClosing,
  setListVisibility,
} from '@sangamam/contract/profile/my-data-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Everything that is stored about the family; asked for when it is wanted, never kept. */
export function useDownloadMyData() {
  return useMutation({ mutationFn: () => callEndpoint(downloadMyData, {}) });
}

const visibilityKey = ['list-visibility'];

export function useListVisibility() {
  return useQuery({
    queryKey: visibilityKey,
    queryFn: ({ signal }) => callEndpoint(getListVisibility, {}, { signal }),
  });
}

export function useSetListVisibility() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hiddenFromList: boolean) => callEndpoint(setListVisibility, { body: { hiddenFromList } }),
    onSuccess: (visibility) => client.setQueryData(visibilityKey, visibility),
  });
}

/** What closing the account would mean now. */
export function useClosingPreview() {
  return useQuery({
    queryKey: ['closing-preview'],
    queryFn: ({ signal }) => callEndpoint(previewClosing, {}, { signal }),
  });
}

export function useCloseAccount() {
  return useMutation({
    mutationFn: (password: string) => callEndpoint(closeAccount, { body: { password } }),
  });
}
