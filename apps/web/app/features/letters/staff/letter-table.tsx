import { adminPaths } from '@sangamam/contract/admin-paths';
import { listLetters, type LetterRow } from '@sangamam/contract/letters/letter-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import { useLetters } from './api.ts';
import styles from './letters.module.css';
import { LetterStateBadge } from './letter-state.tsx';

/** The letters of a convention, or of all, the last changed first. */
export function LetterTable({ conventionId }: { conventionId: string | undefined }) {
  const params = useListParams();
  const query = useLetters({
    ...listQuery(listLetters.query, params),
    ...(conventionId !== undefined && { conventionId }),
  });
  return (
    <>
      <FilteredTable
        caption={phrases.title}
        countText={phrases.letterCount}
        columns={columns}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={[]}
        empty={{ title: phrases.none, text: params.filter('search') ? phrases.noMatch : phrases.noneText }}
      />
      <HeadingAction>
        <LinkButton icon="plus" to={writeAt(conventionId)}>
          {phrases.write}
        </LinkButton>
      </HeadingAction>
    </>
  );
}

function writeAt(conventionId: string | undefined): string {
  return conventionId === undefined
    ? adminPaths.newLetter
    : `${adminPaths.newLetter}?conventionId=${conventionId}`;
}

const columns: readonly Column<LetterRow>[] = [
  {
    key: 'subject',
    header: phrases.subject,
    rowHeader: true,
    cell: ({ _id, subjectEn, audience }) => (
      <>
        <Link to={adminPaths.letter(_id)}>{subjectEn}</Link>
        {audience.name !== '' && <span className={styles['sub']}>{audience.name}</span>}
      </>
    ),
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state }) => <LetterStateBadge state={state} />,
  },
  {
    key: 'recipients',
    header: phrases.recipients,
    cell: ({ preparedAt, state, counts }) =>
      preparedAt === null && counts.recipients === 0 ? (
        <span className={styles['sub']}>{phrases.notFoundYet}</span>
      ) : (
        <>
          {phrases.families({ count: counts.recipients })}
          {(state === 'SENDING' || state === 'STOPPED') && (
            <span className={styles['sub']}>{phrases.leftOf(counts)}</span>
          )}
        </>
      ),
  },
  {
    key: 'changed',
    header: phrases.changed,
    cell: ({ changedBy, changedAt }) =>
      phrases.changedByAt({ name: changedBy ?? phrases.somebody, time: shortInstant(changedAt) }),
  },
];
