import type { LinkedQuestion } from '@sangamam/contract/casework/questions/question';

import styles from './questions.module.css';

/** What is asked, as the registrar wrote it. */
export function QuestionTexts({ questions }: { questions: LinkedQuestion['questions'] }) {
  return questions.map(({ question, askedAt }) => (
    <blockquote key={askedAt} className={styles['question']}>
      {question}
    </blockquote>
  ));
}
