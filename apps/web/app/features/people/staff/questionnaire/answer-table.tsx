import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  listAnswers,
  type AnswerRow,
  type ConventionQuestion,
} from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { writeAskedAnswer, type AskedAnswer } from '@sangamam/contract/people/questionnaire/answer-filter';
import { Link } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import { answerText } from '#web/domain/questionnaire/answer-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useAnswers, useAnswersFile } from './api.ts';
import { answerCounts } from './question-words.ts';
import styles from './questionnaire.module.css';

/** Those whom a question is asked with what they answered, in the filters of the address. */
export function AnswerTable({ question }: { question: ConventionQuestion }) {
  const params = useListParams();
  const { page, ...filter } = listQuery(listAnswers.query, params);
  const query = useAnswers(question.questionId, { ...filter, page });
  const said = filter.said ?? filter.state;
  const file = useAnswersFile(question.questionId, filter);
  return (
    <FilteredTable
      caption={phrases.answers}
      countText={question.askedOf === 'PERSON' ? phrases.personCount : phrases.familyCount}
      columns={columnsOf(question)}
      rowKey={({ orderId, personName }) => `${orderId} ${personName ?? ''}`}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      filters={filtersOf(question)}
      empty={{ title: phrases.nobody, text: phrases.nobodyText }}
      actions={
        <>
          {said !== undefined && filter.search === undefined && (
            <LinkButton to={registrationsWith(question, said)} variant="secondary">
              {phrases.showRegistrations}
            </LinkButton>
          )}
          <ExportButtons table={phrases.answers} file={file} />
        </>
      }
    />
  );
}

/** The list of the registrations that have such an answer: to filter further, to export, or to write to. */
function registrationsWith(
  { questionId, conventionId }: ConventionQuestion,
  said: AskedAnswer['said'],
): string {
  const answer = writeAskedAnswer({ questionId, said });
  return `${adminPaths.registrations}?${new URLSearchParams({ conventionId, view: 'all', answer })}`;
}

function filtersOf(question: ConventionQuestion): ListFilter[] {
  const said = answerCounts(question).flatMap(({ name, said: value }) =>
    value === undefined ? [] : [{ value, label: name }],
  );
  return [
    {
      name: 'state',
      label: phrases.who,
      options: [
        { value: 'ANSWERED', label: phrases.whoAnswered },
        { value: 'MISSING', label: phrases.whoIsMissing },
      ],
    },
    ...(said.length > 0 ? [{ name: 'said', label: phrases.said, options: said }] : []),
  ];
}

function columnsOf(question: ConventionQuestion): readonly Column<AnswerRow>[] {
  const ofPeople = question.askedOf === 'PERSON';
  return [
    {
      key: 'who',
      header: ofPeople ? phrases.person : phrases.family,
      rowHeader: true,
      cell: ({ orderId, personName, registrantName }) => (
        <>
          <Link to={adminPaths.registration(orderId)}>{personName ?? registrantName}</Link>
          {ofPeople && personName !== registrantName && (
            <span className={styles['sub']}>{registrantName}</span>
          )}
        </>
      ),
    },
    {
      key: 'answer',
      header: phrases.answer,
      cell: ({ answer }) =>
        answer === null ? (
          <span className={styles['sub']}>{phrases.noAnswer}</span>
        ) : (
          answerText(question, answer)
        ),
    },
    {
      key: 'registration',
      header: phrases.registration,
      plain: true,
      onPhone: 'name-line',
      cell: ({ number }) => number,
    },
  ];
}
