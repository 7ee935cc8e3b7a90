import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { OrderedTable } from '#web/ui/data/row-order/ordered-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useOrderQuestions } from './api.ts';
import { QuestionState } from './question-state.tsx';
import { answerCounts, questionFacts } from './question-words.ts';
import styles from './questionnaire.module.css';

/** The questions of a convention with the count of their answers; `configures` for staff who put them in order. */
export function QuestionList({
  conventionId,
  questions,
  configures,
}: {
  conventionId: string;
  questions: readonly ConventionQuestion[];
  configures: boolean;
}) {
  const { mutateAsync } = useOrderQuestions(conventionId);
  const asked = questions.filter(({ retiredAt }) => retiredAt === null);
  const retired = questions.filter(({ retiredAt }) => retiredAt !== null);
  const empty = (
    <EmptyState title={phrases.none}>
      <p>{configures ? phrases.noneText : phrases.noneToRead}</p>
    </EmptyState>
  );
  if (questions.length === 0) return empty;
  const table = {
    caption: phrases.title,
    columns,
    rowKey: ({ questionId }: ConventionQuestion) => questionId,
    empty,
  };
  return (
    <Stack>
      {asked.length > 0 &&
        (configures ? (
          <OrderedTable {...table} rows={asked} nameOf={({ text }) => text.en} onOrder={mutateAsync} />
        ) : (
          <DataTable {...table} rows={asked} />
        ))}
      {retired.length > 0 && (
        <Stack>
          <h2>{phrases.retired}</h2>
          <DataTable {...table} caption={phrases.retired} rows={retired} mutedRow={() => true} />
        </Stack>
      )}
    </Stack>
  );
}

const columns: readonly Column<ConventionQuestion>[] = [
  {
    key: 'question',
    header: phrases.question,
    rowHeader: true,
    cell: (question) => (
      <>
        <Link to={adminPaths.question(question.questionId)}>{question.text.en}</Link>
        <span className={styles['sub']}>{questionFacts(question)}</span>
      </>
    ),
  },
  {
    key: 'answered',
    header: phrases.answered,
    numeric: true,
    cell: (question) => phrases.answeredOf(question),
  },
  {
    key: 'answers',
    header: phrases.answers,
    cell: (question) =>
      answerCounts(question)
        .map((one) => phrases.counted(one))
        .join(' · '),
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: (question) => <QuestionState question={question} />,
  },
];
