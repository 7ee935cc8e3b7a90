import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  downloadBlankForms,
  downloadForms,
  listFormFamilies,
} from '@sangamam/contract/orders/kick-off/form-endpoints';
import {
  closeEvening,
  correctNotedMoney,
  getEvening,
  issueKickOffCode,
  listEvenings,
  noteMoney,
  openEvening,
  reopenEvening,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Several volunteers work on one evening: it is asked for again this often, in milliseconds. */
const lookAgainMs = 15_000;

export const useEvenings = createQueryHook(listEvenings, (conventionId: string) => ({
  query: { conventionId },
}));

export const useEvening = createQueryHook(getEvening, (eveningId: string) => ({ params: { eveningId } }), {
  refetchInterval: lookAgainMs,
});

export const useOpenEvening = createMutationHook(
  openEvening,
  () => (body: EndpointInput<typeof openEvening>['body']) => ({ body }),
  { refreshes: 'everything' },
);

/** Notes a check or cash of a family that is registered. */
export const useNoteMoney = createMutationHook(
  noteMoney,
  (eveningId: string) => (body: EndpointInput<typeof noteMoney>['body']) => ({ params: { eveningId }, body }),
  { refreshes: 'everything' },
);

/** Corrects a check or cash that was noted with another amount. */
export const useCorrectMoney = createMutationHook(
  correctNotedMoney,
  (eveningId: string, moneyId: string) => (body: EndpointInput<typeof correctNotedMoney>['body']) => ({
    params: { eveningId, moneyId },
    body,
  }),
  { refreshes: 'everything' },
);

/** Makes the code of the slip of a family that cannot sign in yet. */
export const useIssueKickOffCode = createMutationHook(
  issueKickOffCode,
  (eveningId: string, orderId: string) => () => ({ params: { eveningId, orderId } }),
);

export const useCloseEvening = createMutationHook(
  closeEvening,
  (eveningId: string) => (body: EndpointInput<typeof closeEvening>['body']) => ({
    params: { eveningId },
    body,
  }),
  { refreshes: 'everything' },
);

export const useReopenEvening = createMutationHook(
  reopenEvening,
  (eveningId: string) => (body: EndpointInput<typeof reopenEvening>['body']) => ({
    params: { eveningId },
    body,
  }),
  { refreshes: 'everything' },
);

/** The families of the evening's local unit that get a form. */
export const useFormFamilies = createQueryHook(listFormFamilies, (eveningId: string) => ({
  params: { eveningId },
}));

/** Fetches prefilled forms: a file of all, or those of the chosen families. The server may ask for the password first. */
export const useForms = createCallHook(
  (eveningId: string) => (query: EndpointInput<typeof downloadForms>['query']) =>
    downloadEndpoint(downloadForms, { params: { eveningId }, query }),
);

export const useBlankForms = createCallHook(
  (eveningId: string) => (copies: number) =>
    downloadEndpoint(downloadBlankForms, { params: { eveningId }, query: { copies: String(copies) } }),
);
