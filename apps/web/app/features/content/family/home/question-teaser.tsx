import { Link } from 'react-router';

import * as phrases from '#phrases/content/family/home.ts';
import { paths } from '#web/config/paths.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';

import type { FirstQuestion } from './first-questions.ts';
import styles from './question-teaser.module.css';

/** The first questions of the FAQ page, each with the way to its answer; nothing while there are none. */
export function QuestionTeaser({ questions }: { questions: readonly FirstQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <Section title={phrases.questions} intro={phrases.whatFamiliesAskFirst}>
      <ul className={styles['questions']}>
        {questions.map(({ question, anchor }) => (
          <li key={anchor}>
            <Link to={`${paths.faq}#${anchor}`} lang={langOf(question)}>
              {question}
              <Icon name="arrowRight" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.faq} className={styles['all']}>
        {phrases.allQuestions}
      </Link>
    </Section>
  );
}
