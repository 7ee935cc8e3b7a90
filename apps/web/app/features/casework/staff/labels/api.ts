import {
  changeLabel,
  createLabel,
  deleteLabel,
  listLabels,
} from '@sangamam/contract/casework/labels/label-endpoints';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** All labels, by name. */
export const useLabels = createQueryHook(listLabels, () => ({}), { staleTime: 60_000 });

/** Creates a label, or changes one as it was at its revision. */
export const useSaveLabel = createCallHook(
  (label: { _id: string; revision: number } | undefined) => (draft: LabelDraft) =>
    label
      ? callEndpoint(changeLabel, {
          params: { labelId: label._id },
          body: { ...draft, revision: label.revision },
        })
      : callEndpoint(createLabel, { body: draft }),
  { refreshes: 'everything' },
);

export const useDeleteLabel = createMutationHook(
  deleteLabel,
  () =>
    ({ _id, revision }: { _id: string; revision: number }) => ({
      params: { labelId: _id },
      query: { revision: String(revision) },
    }),
  { refreshes: 'everything' },
);
