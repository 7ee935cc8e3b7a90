import { adminPaths } from '@sangamam/contract/admin-paths';
import { useId } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';

import { useQuestions } from './api.ts';
import { answerCounts } from './question-words.ts';
import styles from './questionnaire.module.css';

/** How the questions that a convention asks are answered, each a link to the answers; nothing while it asks none. */
export function QuestionCounts({ conventionId }: { conventionId: string }) {
  const heading = useId();
  const { data: questions = [] } = useQuestions(conventionId);
  const asked = questions.filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles['asked']}>
      <h2 id={heading}>{phrases.title}</h2>
      <ul>
        {asked.map((question) => (
          <li key={question.questionId}>
            <Link to={adminPaths.question(question.questionId)}>{question.text.en || question.text.ml}</Link>
            <span className={styles['sub']}>
              {[
                phrases.answeredBy(question),
                ...answerCounts(question).map((one) => phrases.counted(one)),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
