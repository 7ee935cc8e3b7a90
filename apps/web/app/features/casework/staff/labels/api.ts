import {
  changeLabel,
  createLabel,
  deleteLabel,
  labelRegistrations,
  listLabels,
} from '@sangamam/contract/casework/labels/label-endpoints';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';
import type { CareResult, LabelOfSeveral } from '@sangamam/contract/casework/care/care-of-several';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { labelMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { labelPeople } from '@sangamam/contract/people/directory/person-care-endpoints';
import { labelPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';

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

const calls: Readonly<Record<CareKind, (body: LabelOfSeveral) => Promise<CareResult[]>>> = {
  REGISTRATION: ({ recordIds, ...change }) =>
    callEndpoint(labelRegistrations, { body: { ...change, orderIds: recordIds } }),
  PAYMENT: (body) => callEndpoint(labelPayments, { body }),
  MESSAGE: (body) => callEndpoint(labelMessages, { body }),
  PERSON: (body) => callEndpoint(labelPeople, { body }),
};

/** Puts a label on records of a kind, or takes it off; returns a result for each. */
export const useLabelSeveral = createCallHook(
  (kind: CareKind) => (body: LabelOfSeveral) => calls[kind](body),
  { refreshes: 'everything' },
);
