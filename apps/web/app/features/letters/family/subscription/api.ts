import {
  getLetterSubscription,
  setLetterSubscription,
} from '@sangamam/contract/letters/subscription/subscription-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whether the reader gets letters of the organisers. */
export const useLetterSubscription = createQueryHook(getLetterSubscription, () => ({}));

export const useSetLetterSubscription = createMutationHook(
  setLetterSubscription,
  () => (getsLetters: boolean) => ({ body: { getsLetters } }),
  { answers: () => useLetterSubscription.options() },
);
