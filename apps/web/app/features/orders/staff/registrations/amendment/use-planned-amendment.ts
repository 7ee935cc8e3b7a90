import type {
  AmendmentFormInput,
  AmendmentFormValues,
} from '@sangamam/contract/orders/amendments/amendment-form';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import { useAmendmentPreview, type AmendmentOptions, type WantedAmendment } from '../api.ts';
import { amendmentToWire } from './amendment-values.ts';

const pauseMs = 300;

/** What the typed amendment would do, asked of the server when there is a pause in the typing. */
export function usePlannedAmendment(
  orderId: string,
  control: Control<AmendmentFormInput, unknown, AmendmentFormValues>,
  options: AmendmentOptions,
) {
  const typed = useWatch({ control }) as AmendmentFormInput;
  const wanted = JSON.stringify(amendmentToWire(typed, options) ?? null);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const body = (JSON.parse(settled) as WantedAmendment | null) ?? undefined;
  const { data, error, isFetching, refetch } = useAmendmentPreview(orderId, body);
  return {
    /** What it is about; undefined while nothing is different. */
    body,
    outcome: body && data,
    error: body ? error : null,
    /** False while something was typed that is not worked out yet. */
    isCurrent: settled === wanted && !isFetching,
    /** Works it out again, after somebody else changed the registration. */
    again: () => void refetch(),
  };
}
export type PlannedAmendment = ReturnType<typeof usePlannedAmendment>;
