import { adminPaths } from '@sangamam/contract/admin-paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/undo.ts';
import type { BulkResult, BulkResultsProps } from '#web/domain/bulk-results/bulk-results.tsx';
import { UndoButton } from '#web/domain/undo/undo-button.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useUndoDecisions } from '../api.ts';
import styles from './undo-bar.module.css';
import { subscribeToAccept, useUndoOffer, withdrawUndo, type UndoOffer } from './undo-offer.ts';

const BulkResults = lazyDialog<BulkResultsProps & { opened: boolean }>(
  async () => (await import('#web/domain/bulk-results/bulk-results.tsx')).BulkResults,
);

/** Offers to undo the last decisions about registrations; it stays while staff go on to other pages. */
export function UndoBar() {
  const offer = useUndoOffer();
  const undo = useUndoDecisions();
  const [refused, setRefused] = useState<{ title: string; results: BulkResult[] }>();
  const accept = async ({ decisions }: UndoOffer) => {
    try {
      const results = await undo.mutateAsync(
        decisions.map(({ orderId, decisionId }) => ({ orderId, decisionId })),
      );
      withdrawUndo();
      const undone = results.filter((one) => one.undone).length;
      const [first] = results;
      if (undone === results.length) showToast({ message: phrases.undone });
      else if (results.length === 1) showToast({ message: first?.message ?? '', tone: 'danger' });
      else
        setRefused({
          title: phrases.undoneAndNot({ undone, refused: results.length - undone }),
          results: results.map(({ _id, undone: succeeded, message }) => {
            const about = decisions.find(({ orderId }) => orderId === _id);
            return {
              id: _id,
              name: about?.name ?? '',
              number: about?.number,
              to: adminPaths.registration(_id),
              succeeded,
              state: succeeded ? phrases.undone : phrases.notUndone,
              message,
            };
          }),
        });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  const acceptOffer = useEffectEvent(() => {
    if (offer && !undo.isPending) void accept(offer);
  });
  useEffect(() => subscribeToAccept(() => acceptOffer()), []);
  const only = offer?.decisions.length === 1 ? offer.decisions[0] : undefined;
  return (
    <>
      <div className={styles['region']} aria-live="polite" data-print="none">
        {offer && (
          <div className={styles['bar']}>
            <p>
              {offer.message}
              {only && (
                <>
                  {': '}
                  <Link to={adminPaths.registration(only.orderId)}>{only.name}</Link>
                </>
              )}
            </p>
            <UndoButton
              until={offer.until}
              variant="secondary"
              isUndoing={undo.isPending}
              onUndo={() => void accept(offer)}
              onOver={withdrawUndo}
            />
            <IconButton icon="close" label={phrases.closeUndo} onClick={withdrawUndo} />
          </div>
        )}
      </div>
      <BulkResults
        title={refused?.title}
        opened={refused !== undefined}
        results={refused?.results ?? []}
        onClose={() => setRefused(undefined)}
      />
    </>
  );
}
