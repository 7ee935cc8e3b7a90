import type {
  AmendmentFormInput,
  AmendmentFormValues,
} from '@sangamam/contract/orders/amendments/amendment-form';
import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { useWatch, type Control } from 'react-hook-form';

import { amendmentToWire } from '#web/features/orders/family/amendments/amendment-values.ts';
import { plannedBy, useSettled } from '#web/features/orders/family/amendments/use-planned.ts';

import { useAmendmentPreview } from './api.ts';

/** What the typed amendment would do. */
export function usePlannedAmendment(
  orderId: string,
  control: Control<AmendmentFormInput, unknown, AmendmentFormValues>,
  options: AmendmentOptions,
) {
  const typed = useWatch({ control }) as AmendmentFormInput;
  const settled = useSettled(amendmentToWire(typed, options));
  return plannedBy(settled, useAmendmentPreview(orderId, settled.body));
}
