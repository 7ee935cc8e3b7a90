import type { OrderSummary } from '@sangamam/contract/orders/order';
import { lazy, Suspense, useId } from 'react';
import { answerQuestion } from '@sangamam/contract/casework/questions/question-endpoints';
import type { AnswerBody } from '@sangamam/contract/casework/questions/question';

import * as phrases from '#phrases/casework/family/questions.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

import { QuestionTexts } from './question-texts.tsx';
import styles from './questions.module.css';

/** Answers what is asked about an order. A refusal refetches the orders, too: the question may be gone. */
const useAnswerQuestion = createMutationHook(
  answerQuestion,
  (orderId: string) => (body: AnswerBody) => ({ params: { orderId }, body }),
  { refreshes: [ordersGroup] },
);

// Few are asked: the form and its rules come only for them.
const AnswerForm = lazy(() => import('./answer-form.tsx').then((module) => ({ default: module.AnswerForm })));

/** What a registrar asks about an order, on My Account, with the form to answer it. Nothing while nothing is asked. */
export function AskedQuestions({ order }: { order: OrderSummary }) {
  const heading = useId();
  const { mutateAsync: answer } = useAnswerQuestion(order._id);
  if (order.questions.length === 0) return null;
  return (
    <section className={styles['asked']} aria-labelledby={heading}>
      <h4 id={heading}>{phrases.theOfficersAsk}</h4>
      <QuestionTexts questions={order.questions} />
      <Suspense fallback={null}>
        <AnswerForm
          about={order.tmpConvRegNo}
          onSend={async (body) => {
            await answer(body);
            showToast({ message: phrases.thankYou });
          }}
        />
      </Suspense>
    </section>
  );
}
