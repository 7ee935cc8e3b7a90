import * as endpoints from '@sangamam/contract/letters/letter-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { Language } from '@sangamam/contract/phrases/language';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'letters';
const refreshes = [group];
/** How often a letter on its way is looked at. */
const lookMs = 2_000;

/** A page of letters; the previous one stays while the next is loading. */
export const useLetters = createQueryHook(
  endpoints.listLetters,
  (query: EndpointInput<typeof endpoints.listLetters>['query']) => ({ query }),
  {
    group,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.docs.some(({ state }) => state === 'SENDING') ? 2 * lookMs : false,
  },
);

/** A letter; one on its way is looked at again and again. */
export const useLetter = createQueryHook(
  endpoints.getLetter,
  (letterId: string) => ({ params: { letterId } }),
  { group, refetchInterval: ({ state: { data } }) => (data?.state === 'SENDING' ? lookMs : false) },
);

export const useLetterRecipients = createQueryHook(
  endpoints.listLetterRecipients,
  (letterId: string, query: EndpointInput<typeof endpoints.listLetterRecipients>['query']) => ({
    params: { letterId },
    query,
  }),
  { group, placeholderData: keepPreviousData },
);

/** A letter at a revision as a family reads it. */
export const useLetterPreview = createQueryHook(
  endpoints.previewLetter,
  ({
    letterId,
    language,
    orderId,
  }: {
    letterId: string;
    language: Language;
    orderId: string | undefined;
  }) => ({
    params: { letterId },
    query: { language, ...(orderId !== undefined && { orderId }) },
  }),
  { group, placeholderData: keepPreviousData },
);

const ofLetter = (letterId: string) => ({ params: { letterId } });

export const useCreateLetter = createMutationHook(
  endpoints.createLetter,
  () => (body: EndpointInput<typeof endpoints.createLetter>['body']) => ({ body }),
  { refreshes },
);

export const useChangeLetter = createMutationHook(
  endpoints.changeLetter,
  (letterId: string) => (body: EndpointInput<typeof endpoints.changeLetter>['body']) => ({
    ...ofLetter(letterId),
    body,
  }),
  { refreshes },
);

export const useDeleteLetter = createMutationHook(
  endpoints.deleteLetter,
  (letterId: string) => (revision: number) => ({
    ...ofLetter(letterId),
    query: { revision: String(revision) },
  }),
  { refreshes },
);

export const usePrepareLetter = createMutationHook(
  endpoints.prepareLetter,
  (letterId: string) => (revision: number) => ({ ...ofLetter(letterId), body: { revision } }),
  { refreshes },
);

export const useTestLetter = createMutationHook(
  endpoints.testLetter,
  (letterId: string) => (body: EndpointInput<typeof endpoints.testLetter>['body']) => ({
    ...ofLetter(letterId),
    body,
  }),
);

type When = EndpointInput<typeof endpoints.sendLetter>['body'];

export const useSendLetter = createMutationHook(
  endpoints.sendLetter,
  (letterId: string) => (body: When) => ({ ...ofLetter(letterId), body }),
  { refreshes },
);

export const useAskForApproval = createMutationHook(
  endpoints.askForLetterApproval,
  (letterId: string) => (body: When) => ({ ...ofLetter(letterId), body }),
  { refreshes },
);

export const useApproveLetter = createMutationHook(
  endpoints.approveLetter,
  (letterId: string) => (revision: number) => ({ ...ofLetter(letterId), body: { revision } }),
  { refreshes },
);

export const useSendLetterBack = createMutationHook(
  endpoints.sendLetterBack,
  (letterId: string) => (body: EndpointInput<typeof endpoints.sendLetterBack>['body']) => ({
    ...ofLetter(letterId),
    body,
  }),
  { refreshes },
);

export const useStopLetter = createMutationHook(
  endpoints.stopLetter,
  (letterId: string) => () => ofLetter(letterId),
  { refreshes },
);

export const useLetterSettings = createQueryHook(endpoints.getLetterSettings, () => ({}), { group });

export const useChangeLetterSettings = createMutationHook(
  endpoints.changeLetterSettings,
  () => (body: EndpointInput<typeof endpoints.changeLetterSettings>['body']) => ({ body }),
  { refreshes },
);
