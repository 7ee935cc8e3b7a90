import { useState } from 'react';

import * as phrases from '#phrases/orders/family/cancel-requests.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import type { OrderActionProps } from '../actions/order-action-renderers.ts';

const AskCancelDialog = lazyDialog(async () => (await import('./ask-cancel-dialog.tsx')).AskCancelDialog);

/** Lets the family ask for the cancellation of a registration that it has paid. */
export function AskCancelAction({ order, name }: OrderActionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="muted" aria-label={name} onClick={() => setAsking(true)}>
        {phrases.askToCancel}
      </Button>
      <AskCancelDialog order={order} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
