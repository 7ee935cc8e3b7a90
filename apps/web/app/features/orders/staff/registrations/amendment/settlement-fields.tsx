import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';

import type { AmendmentAppForm } from './people-fields.tsx';
import type { PlannedAmendment } from './use-planned-amendment.ts';

/** How a difference of the price is settled: a rise may be waived, of a fall a fee may be kept. */
export function SettlementFields({
  form,
  planned: { outcome },
  currency,
}: {
  form: AmendmentAppForm;
  planned: PlannedAmendment;
  currency: Currency;
}) {
  const [waive, keptFee] = useWatch({ control: form.control, name: ['waive', 'keptFee'] });
  const sum = (outcome?.lines ?? []).reduce((total, { amount }) => total + amount, 0);
  return (
    <>
      {(sum > 0 || waive) && (
        <FormCheckbox
          control={form.control}
          name="waive"
          label={phrases.doNotCharge}
          description={phrases.doNotChargeHint}
        />
      )}
      {(sum < 0 || keptFee !== '') && (
        <FormText
          control={form.control}
          name="keptFee"
          label={phrases.keepAFee({ currency })}
          description={phrases.keepAFeeHint}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      )}
    </>
  );
}
