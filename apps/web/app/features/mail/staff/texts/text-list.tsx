import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MailTextRow } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { classNames } from '#web/lib/class-names.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { ListSearch } from '#web/ui/form/search-input/list-search.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useMailTexts } from './api.ts';
import styles from './texts.module.css';

/** The mails of a convention whose words can be changed, and whose they are now. */
export function TextList({ conventionId }: { conventionId: string }) {
  const [search, setSearch] = useState('');
  return (
    <Loaded query={useMailTexts(conventionId)}>
      {({ mails }) => (
        <Stack>
          <ListSearch
            label={phrases.searchLabel}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <DataTable
            caption={phrases.title}
            columns={columnsOf(conventionId)}
            rows={mails.filter((mail) => isFound(mail, search))}
            rowKey={({ kind }) => kind}
            empty={
              <EmptyState title={phrases.noMatch}>
                <p>{phrases.noMatchText}</p>
              </EmptyState>
            }
          />
          <p className={styles['sub']}>{phrases.notHere}</p>
        </Stack>
      )}
    </Loaded>
  );
}

function isFound({ kind }: MailTextRow, search: string): boolean {
  const text = `${phrases.names[kind]} ${phrases.whenSent[kind]}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

const isChanged = (state: MailTextRow['en']) => state !== null && !state.isOurs;

function State({ state, isBehind = false }: { state: MailTextRow['en']; isBehind?: boolean }) {
  if (isChanged(state)) return <StatusBadge tone="done">{phrases.yours}</StatusBadge>;
  return <StatusBadge tone={isBehind ? 'action' : 'neutral'}>{phrases.ours}</StatusBadge>;
}

function columnsOf(conventionId: string): readonly Column<MailTextRow>[] {
  return [
    {
      key: 'email',
      header: phrases.email,
      rowHeader: true,
      cell: ({ kind }) => (
        <>
          <Link to={`${adminPaths.mailText(kind)}?conventionId=${conventionId}`}>{phrases.names[kind]}</Link>
          <span className={classNames(styles['sub'], styles['when'])}>{phrases.whenSent[kind]}</span>
        </>
      ),
    },
    { key: 'en', header: phrases.english, cell: ({ en }) => <State state={en} /> },
    {
      key: 'ml',
      header: phrases.malayalam,
      cell: ({ en, ml }) => <State state={ml} isBehind={isChanged(en)} />,
    },
    {
      key: 'changed',
      header: phrases.changed,
      onPhone: 'hidden',
      cell: ({ en, ml }) => {
        const [last] = [en, ml]
          .flatMap((state) => state ?? [])
          .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
        return last
          ? phrases.changedByAt({
              name: last.changedBy ?? phrases.somebody,
              time: shortInstant(last.changedAt),
            })
          : phrases.never;
      },
    },
  ];
}
