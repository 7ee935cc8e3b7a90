import { answerQuestion } from '@sangamam/contract/casework/questions/question-endpoints';
import type { AnswerBody } from '@sangamam/contract/casework/questions/question';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Answers what is asked about an order. A refusal refetches the orders, too: the question may be gone. */
export const useAnswerQuestion = createMutationHook(
  answerQuestion,
  (orderId: string) => (body: AnswerBody) => ({ params: { orderId }, body }),
  { refreshes: [ordersGroup] },
);
