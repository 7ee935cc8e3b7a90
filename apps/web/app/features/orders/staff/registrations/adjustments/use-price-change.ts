import type { PriceChange } from '@sangamam/contract/orders/adjustments/adjustment';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useChangePrice, usePreviewPriceChange, type PriceOutcome } from './api.ts';

/** A change of the price in two steps: what it would do, then the change itself. */
export function usePriceChange(orderId: string) {
  const [planned, setPlanned] = useState<{ change: PriceChange; outcome: PriceOutcome }>();
  const preview = usePreviewPriceChange(orderId);
  const apply = useChangePrice(orderId);
  return {
    planned,
    plan: async (change: PriceChange) => {
      const outcome = await preview.mutateAsync(change);
      setPlanned({ change, outcome });
    },
    forget: () => {
      apply.reset();
      setPlanned(undefined);
    },
    isChanging: apply.isPending,
    error: apply.error,
    apply: async () => {
      if (!planned) return;
      await apply.mutateAsync({ change: planned.change, netBefore: planned.outcome.before.net });
      showToast({ message: phrases.thePriceIsChanged });
    },
  };
}
