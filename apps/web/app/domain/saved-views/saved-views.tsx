import type { SavedView, ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';

import * as phrases from '#phrases/domain/saved-views.ts';
import type { LinkedChip } from '#web/ui/data/view-chips/view-chips.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSavedViews } from './api.ts';
import styles from './saved-views.module.css';
import { addressOf, queryInAddress, savedParameter } from './view-address.ts';
import { ViewActions } from './view-actions.tsx';

/**
 * The saved views of a list, which `children` show beside the built-in ones, and what can be done with them. The address
 * says which view is shown; one that names a view alone gets its filters.
 */
export function SavedViews({
  list,
  counts,
  isUsable,
  isPlain,
  children,
}: {
  list: ViewedList;
  /** How much each view has, by its id; without it no numbers are shown. */
  counts?: ReadonlyMap<string, number | null> | undefined;
  /** Whether the reader's roles may have the view's filters. */
  isUsable?: (view: SavedView) => boolean;
  /** Whether the address shows one of the built-in views, or everything: nothing to save. */
  isPlain: (query: Readonly<Record<string, string>>) => boolean;
  children: (chips: readonly LinkedChip[]) => ReactNode;
}) {
  const { search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useSavedViews(list);
  const views = (data ?? []).filter((view) => isUsable?.(view) ?? true);
  const named = params.get(savedParameter);
  const current = views.find(({ _id }) => _id === named);
  const shown = params.get('conventionId');
  const query = queryInAddress(search);
  if (current && Object.keys(query).length === 0)
    return <Navigate to={{ search: addressOf(current, shown) }} replace />;
  const without = () => {
    const next = new URLSearchParams(search);
    next.delete(savedParameter);
    return `?${next}`;
  };
  const show = (view: SavedView | undefined) =>
    void navigate({ search: view ? addressOf(view, shown) : without() }, { replace: true });
  return (
    <div className={styles['views']}>
      {children(
        views.map((view) => ({
          key: view._id,
          label: view.name,
          sum: sumText(view, counts),
          search: addressOf(view, shown),
          isCurrent: view === current,
        })),
      )}
      {data && (
        <ViewActions
          list={list}
          current={current}
          query={query}
          search={search}
          isPlain={isPlain(query)}
          onShow={show}
        />
      )}
      {data && named !== null && !current && (
        <Callout live>
          <p>{phrases.viewIsGone}</p>
          <Button variant="secondary" size="sm" onClick={() => show(undefined)}>
            {phrases.showWithoutView}
          </Button>
        </Callout>
      )}
      {error && !data && (
        <Callout tone="warning" live>
          <p>{phrases.viewsNotLoaded}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {phrases.tryAgain}
          </Button>
        </Callout>
      )}
    </div>
  );
}

function sumText(
  { _id, isShared, ownerName }: SavedView,
  counts: ReadonlyMap<string, number | null> | undefined,
): string | undefined {
  const count = counts?.get(_id);
  const words = [
    typeof count === 'number' && String(count),
    isShared && (ownerName === null ? phrases.shared : phrases.sharedBy({ name: ownerName })),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : undefined;
}
