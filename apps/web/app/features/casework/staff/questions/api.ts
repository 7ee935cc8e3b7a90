import {
  addFamilyAnswer,
  closeConversation,
} from '@sangamam/contract/casework/questions/conversation-endpoints';
import type { AnswerBody } from '@sangamam/contract/casework/questions/question';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Writes down what the family answered by phone or email. */
export const useAddFamilyAnswer = createMutationHook(
  addFamilyAnswer,
  (orderId: string) => (body: AnswerBody) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);

/** Closes the conversation with a family. */
export const useCloseConversation = createMutationHook(
  closeConversation,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);
