import { adminPaths } from '@sangamam/contract/admin-paths';
import type { FindingLevel, SystemStatus } from '@sangamam/contract/reports/system/system-endpoints';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/reports/staff/system.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useSystemStatus } from './api.ts';
import { FailedJobActions } from './failed-job-actions.tsx';
import styles from './system-status.module.css';

/** Versions, what the doctor finds, jobs by kind, failed jobs with what can be done about them, and nightly runs. */
export function SystemStatusReport() {
  return (
    <Loaded query={useSystemStatus()}>
      {(status) => (
        <div className={styles['report']}>
          <Part title={phrases.versions}>
            <Facts facts={factsOf(status)} />
          </Part>
          <Part title={phrases.checks}>
            <DataTable
              caption={phrases.checks}
              columns={findingColumns}
              rows={status.findings.toSorted((one, two) => rank[one.level] - rank[two.level])}
              rowKey={({ check, message }) => `${check} ${message}`}
              empty={null}
            />
          </Part>
          <Part title={phrases.failedJobs}>
            <DataTable
              caption={phrases.failedJobs}
              columns={jobColumns}
              rows={status.failedJobs}
              rowKey={({ _id }) => _id}
              empty={<Nothing title={phrases.noFailedJobs} text={phrases.noFailedJobsText} />}
            />
          </Part>
          <Part title={phrases.queue}>
            <DataTable
              caption={phrases.queue}
              columns={kindColumns}
              rows={status.kinds}
              rowKey={({ name }) => name}
              empty={<Nothing title={phrases.noJobs} text={phrases.noJobsText} />}
            />
          </Part>
          <Part title={phrases.nightly}>
            <DataTable
              caption={phrases.nightly}
              columns={nightlyColumns}
              rows={status.nightly}
              rowKey={({ name }) => name}
              empty={null}
            />
          </Part>
        </div>
      )}
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}

/** The broken ones first. */
const rank: Readonly<Record<FindingLevel, number>> = { error: 0, warning: 1, ok: 2 };
const tones: Readonly<Record<FindingLevel, StatusTone>> = { ok: 'done', warning: 'action', error: 'stopped' };

function factsOf({ at, versions, processes, mails }: SystemStatus) {
  return [
    { name: phrases.site, value: versions.site },
    { name: phrases.node, value: versions.node },
    { name: phrases.postgresql, value: versions.postgresql },
    { name: phrases.processes, value: processes },
    { name: phrases.mailsWaiting, value: mails.waiting },
    {
      name: phrases.mailsGivenUp,
      value: (
        <>
          {mails.givenUp}
          {mails.givenUp > 0 && (
            <>
              {' '}
              <Link to={adminPaths.outbox}>{phrases.openTheOutbox}</Link>
            </>
          )}
        </>
      ),
    },
    { name: phrases.asOf, value: formatInstant(at) },
  ];
}

const findingColumns: readonly Column<SystemStatus['findings'][number]>[] = [
  { key: 'check', header: phrases.check, cell: ({ check }) => check, rowHeader: true },
  {
    key: 'state',
    header: phrases.state,
    cell: ({ level }) => <StatusBadge tone={tones[level]}>{phrases.levels[level]}</StatusBadge>,
    plain: true,
    onPhone: 'name-line',
  },
  {
    key: 'finding',
    header: phrases.finding,
    cell: ({ message, advice }) => (
      <div className={styles['finding']}>
        {message}
        {advice !== null && <small>{advice}</small>}
      </div>
    ),
    plain: true,
  },
];

const jobColumns: readonly Column<SystemStatus['failedJobs'][number]>[] = [
  { key: 'job', header: phrases.job, cell: ({ name }) => name, rowHeader: true },
  {
    key: 'error',
    header: phrases.whatWentWrong,
    cell: ({ error }) => <span className={styles['finding']}>{error}</span>,
    plain: true,
  },
  { key: 'at', header: phrases.lastTried, cell: ({ at }) => formatInstant(at) },
  {
    key: 'attempts',
    header: phrases.attempts,
    cell: ({ attempts }) => attempts,
    numeric: true,
    optional: true,
  },
  {
    key: 'actions',
    header: phrases.actions,
    cell: ({ _id, name }) => <FailedJobActions jobId={_id} name={name} />,
    plain: true,
    screenOnly: true,
  },
];

const kindColumns: readonly Column<SystemStatus['kinds'][number]>[] = [
  { key: 'kind', header: phrases.kind, cell: ({ name }) => name, rowHeader: true },
  { key: 'waiting', header: phrases.waiting, cell: ({ waiting }) => waiting, numeric: true },
  { key: 'failed', header: phrases.failed, cell: ({ failed }) => failed, numeric: true },
  {
    key: 'oldest',
    header: phrases.oldest,
    cell: ({ dueSince }) => (dueSince === null ? '–' : formatInstant(dueSince)),
  },
];

const nightlyColumns: readonly Column<SystemStatus['nightly'][number]>[] = [
  { key: 'run', header: phrases.run, cell: ({ name }) => name, rowHeader: true },
  {
    key: 'last',
    header: phrases.lastRun,
    cell: ({ lastAt }) => (lastAt === null ? phrases.never : formatInstant(lastAt)),
  },
  { key: 'failed', header: phrases.failed, cell: ({ failed }) => failed, numeric: true },
];
