import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { wordingOf } from '#phrases/domain/questionnaire.ts';
import { answerText } from '#web/domain/questionnaire/answer-text.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';

import { useAnswersOfOrder } from './api.ts';
import styles from './questionnaire.module.css';

/** What a family answered to the questions of its convention; nothing while it has not answered any. */
export function AnswersSection({ orderId }: { orderId: string }) {
  const { data: questions = [] } = useAnswersOfOrder(orderId);
  if (questions.length === 0) return null;
  return (
    <GlanceSection title={phrases.onRecord}>
      <dl className={styles['given']}>
        {questions.map((question) => (
          <div key={question.questionId}>
            <dt>{wordingOf(question.text)}</dt>
            <dd>
              <ul>
                {question.answers.map(({ personName, answer }) => (
                  <li key={personName ?? ''}>
                    {[personName, answerText(question, answer)].filter(Boolean).join(': ')}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </GlanceSection>
  );
}
