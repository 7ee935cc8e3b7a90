import type { SavedView, ViewedList, ViewQuery } from '@sangamam/contract/casework/saved-views/saved-view';
import { useState } from 'react';

import * as phrases from '#phrases/domain/saved-views.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useChangeView, useDeleteView } from './api.ts';
import styles from './saved-views.module.css';
import { isChanged } from './view-address.ts';
import { ViewDialog } from './view-dialog.tsx';

/**
 * Saves what the list shows as a view, and changes, renames, shares or deletes the one that is shown. Beside the heading of
 * the page: below the views a single button would cost the list a row.
 */
export function ViewActions({
  list,
  current,
  query,
  search,
  isPlain,
  onShow,
}: {
  list: ViewedList;
  current: SavedView | undefined;
  query: ViewQuery;
  search: string;
  isPlain: boolean;
  onShow: (view: SavedView | undefined) => void;
}) {
  const [asked, setAsked] = useState<'new' | 'edit' | 'delete'>();
  const change = useChangeView(list);
  const remove = useDeleteView(list);
  const close = () => setAsked(undefined);
  const isOther = current !== undefined && isChanged(current, search);
  const saveChanges = async ({ _id: viewId, name, isShared, revision, query: before }: SavedView) => {
    const bound = before['conventionId'] && new URLSearchParams(search).get('conventionId');
    const next = { ...query, ...(bound && { conventionId: bound }) };
    try {
      onShow(await change.mutateAsync({ viewId, name, isShared, revision, query: next }));
      showToast({ message: phrases.saved({ name }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  const canSave = Object.keys(query).length > 0;
  const offersNew = canSave && (current ? isOther : !isPlain);
  if (!current && !offersNew && asked === undefined) return null;
  return (
    <HeadingAction>
      <div className={styles['actions']} data-print="none">
        {current && isOther && (
          <output className={styles['changed']}>{phrases.changedSinceSaved({ name: current.name })}</output>
        )}
        {current?.mayChange && isOther && canSave && (
          <Button
            variant="secondary"
            size="sm"
            loading={change.isPending}
            onClick={() => void saveChanges(current)}
          >
            {phrases.saveChanges}
          </Button>
        )}
        {offersNew && (
          <Button variant={current ? 'muted' : 'secondary'} size="sm" onClick={() => setAsked('new')}>
            {current ? phrases.saveAsNew : phrases.saveThisView}
          </Button>
        )}
        {current?.mayChange && (
          <Button variant="muted" size="sm" onClick={() => setAsked('edit')}>
            {phrases.editView}
          </Button>
        )}
        {(asked === 'new' || (asked === 'edit' && current)) && (
          <ViewDialog
            list={list}
            {...(asked === 'edit' && current && { view: current, onDelete: () => setAsked('delete') })}
            query={asked === 'edit' && current ? withoutConvention(current.query) : query}
            onClose={close}
            onSaved={(view) => {
              close();
              // What is shown stays where only the name of a view was changed.
              if (asked === 'new' || !isOther) onShow(view);
            }}
          />
        )}
        {current && (
          <ConfirmDialog
            opened={asked === 'delete'}
            onClose={close}
            title={phrases.deleteThisView({ name: current.name })}
            confirmLabel={phrases.deleteView}
            onConfirm={async () => {
              await remove.mutateAsync({ viewId: current._id, revision: current.revision });
              showToast({ message: phrases.deleted({ name: current.name }) });
              onShow(undefined);
            }}
          >
            <p>{current.isShared ? phrases.deletedForAll : phrases.deletedForYou}</p>
          </ConfirmDialog>
        )}
      </div>
    </HeadingAction>
  );
}

function withoutConvention(query: ViewQuery): ViewQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'conventionId'));
}
