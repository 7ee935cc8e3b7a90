import { useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import type { OrderActionProps } from '../actions/order-action-renderers.ts';
import { wordsOf } from './words-of-cancelling.ts';

const CancelOrderDialog = lazyDialog(
  async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
);

/** Lets the family cancel one of its orders, after one confirmation (DECISIONS §4). */
export function CancelOrderAction({ order }: OrderActionProps) {
  const [asking, setAsking] = useState(false);
  const { verb: words } = wordsOf(order);
  return (
    <>
      <Button
        variant="muted"
        aria-label={`${words}: ${order.conventionData.name}`}
        onClick={() => setAsking(true)}
      >
        {words}
      </Button>
      <CancelOrderDialog order={order} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
