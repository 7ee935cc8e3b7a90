import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PageRow } from '@sangamam/contract/content/editing/page-detail';
import { Link } from 'react-router';

import * as phrases from '#phrases/content/staff/pages.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { pageNames } from '#web/domain/content/page-names.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { usePages } from './api.ts';
import { malayalamStep } from './translating/language-chips.tsx';
import { draftText, publicText } from './version-text.ts';

/** The pages of the site: what is public, what is being written. */
export function PageTable() {
  const query = usePages();
  const params = useListParams();
  const draft = params.filter('draft');
  return (
    <Loaded query={query}>
      {(all) => {
        const rows = all.filter((row) => draft === '' || row.draft?.state === draft);
        return (
          <>
            {draft !== '' && (
              <Button variant="muted" onClick={() => params.clearFilters(['draft'])}>
                {phrases.allPages}
              </Button>
            )}
            <DataTable
              caption={phrases.pages}
              columns={columns}
              rows={rows}
              rowKey={({ designType }) => designType}
              empty={<EmptyState title={draft === '' ? phrases.noPages : phrases.noPagesLikeThis} />}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const columns: readonly Column<PageRow>[] = [
  {
    key: 'page',
    header: phrases.page,
    rowHeader: true,
    cell: ({ designType }) => <Link to={adminPaths.page(designType)}>{pageNames[designType]}</Link>,
  },
  {
    key: 'public',
    header: phrases.visitorsSee,
    cell: ({ published }) => publicText(published, shortInstant),
  },
  {
    key: 'draft',
    header: phrases.draft,
    cell: ({ draft }) =>
      draft === null ? (
        phrases.noDraft
      ) : (
        <StatusBadge tone={draft.state === 'SCHEDULED' ? 'waiting' : 'action'}>
          {draft.state === 'SCHEDULED' ? draftText(draft, shortInstant) : phrases.draft}
        </StatusBadge>
      ),
  },
  {
    key: 'malayalam',
    header: phrases.inMalayalam,
    cell: ({ designType, texts, inMalayalam }) =>
      texts > 0 && (
        <Link to={`${adminPaths.page(designType)}?step=${malayalamStep}`}>
          {phrases.doneOf({ done: inMalayalam, total: texts })}
          <span className="visually-hidden">, {pageNames[designType]}</span>
        </Link>
      ),
  },
  {
    key: 'changed',
    header: phrases.lastChanged,
    cell: ({ published, draft }) => {
      const last = draft ?? published;
      return last && [shortInstant(last.updatedAt), last.savedBy].filter(Boolean).join(' by ');
    },
  },
];
