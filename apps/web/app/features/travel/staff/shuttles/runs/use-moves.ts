import type { TravelDirection } from '@sangamam/contract/travel/plan/travel-plan';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useMoveFamily } from '../api/shuttles.ts';

/** A family that is moved, and the run where it is; `null` without seats. */
export interface Moving {
  orderId: string;
  familyName: string;
  fromRunId: string | null;
}

/** Moves a family to a run, or off with `null`, and says how that went. True when it is done. */
export type MoveTo = (moving: Moving, toRunId: string | null) => Promise<boolean>;

/** The moves of a board: by dragging and by the dialog. */
export function useMoves(conventionId: string, direction: TravelDirection): MoveTo {
  const { mutateAsync } = useMoveFamily(conventionId);
  return async ({ orderId, familyName, fromRunId }, toRunId) => {
    if (fromRunId === toRunId) return false;
    try {
      await mutateAsync({ orderId, direction, fromRunId, toRunId });
      showToast({ message: phrases.moved({ family: familyName }) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
      return false;
    }
  };
}
