import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StatementRow } from '@sangamam/contract/bank/statements/statement-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useStatements } from './api.ts';
import styles from './statements.module.css';

/** Earlier imports, the newest first, with how far each is. */
export function StatementTable() {
  const params = useListParams();
  const query = useStatements(params.page);
  return (
    <Loaded query={query}>
      {({ docs, totalPages }) => (
        <DataTable
          caption={phrases.earlierImports}
          columns={columns}
          rows={docs}
          rowKey={({ _id }) => _id}
          params={params}
          totalPages={totalPages}
          loading={query.isFetching}
          mutedRow={({ undoneAt }) => undoneAt !== null}
          empty={
            <EmptyState title={phrases.noImports}>
              <p>{phrases.noImportsText}</p>
            </EmptyState>
          }
        />
      )}
    </Loaded>
  );
}

const columns: readonly Column<StatementRow>[] = [
  {
    key: 'file',
    header: phrases.file,
    rowHeader: true,
    cell: ({ _id, fileName, format }) => (
      <Link to={adminPaths.statement(_id)} className={styles['name']}>
        {fileName || format}
      </Link>
    ),
  },
  {
    key: 'imported',
    header: phrases.importedOn,
    cell: ({ importedAt, importedByName }) => (
      <span>
        {shortInstant(importedAt)}
        <span className={styles['sub']}>{phrases.byName({ name: importedByName })}</span>
      </span>
    ),
  },
  {
    key: 'lines',
    header: phrases.linesHeader,
    numeric: true,
    optional: true,
    cell: ({ counts }) => counts.lines,
  },
  {
    key: 'open',
    header: phrases.openHeader,
    numeric: true,
    cell: ({ counts, undoneAt }) =>
      undoneAt === null ? counts.open : <StatusBadge tone="stopped">{phrases.undone}</StatusBadge>,
  },
  {
    key: 'accepted',
    header: phrases.acceptedHeader,
    numeric: true,
    cell: ({ _id, fileName, counts }) => (
      <CountLink
        count={counts.accepted}
        to={`${adminPaths.statement(_id)}?group=ACCEPTED`}
        what={phrases.linesAccepted({ fileName })}
      />
    ),
  },
  {
    key: 'setAside',
    header: phrases.setAsideHeader,
    numeric: true,
    optional: true,
    cell: ({ _id, fileName, counts }) => (
      <CountLink
        count={counts.setAside}
        to={`${adminPaths.statement(_id)}?group=SET_ASIDE`}
        what={phrases.linesSetAside({ fileName })}
      />
    ),
  },
];
