import { keptByTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import type { AmendmentOptions } from '../api.ts';
import type { AmendmentAppForm } from './people-fields.tsx';
import type { PlannedAmendment } from './use-planned-amendment.ts';

/** How a difference of the price is settled: a rise may be waived, of a fall a fee may be kept. */
export function SettlementFields({
  form,
  planned: { outcome },
  options,
}: {
  form: AmendmentAppForm;
  planned: PlannedAmendment;
  options: Pick<AmendmentOptions, 'currency' | 'cancellation' | 'today'>;
}) {
  const [waive, keptFee] = useWatch({ control: form.control, name: ['waive', 'keptFee'] });
  const { currency } = options;
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
        <>
          <KeptByTerms form={form} outcome={outcome} options={options} />
          <FormText
            control={form.control}
            name="keptFee"
            label={phrases.keepAFee({ currency })}
            description={phrases.keepAFeeHint}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
        </>
      )}
    </>
  );
}

/** What the convention's terms keep of this change, to take over with a click. */
function KeptByTerms({
  form,
  outcome,
  options: { cancellation, today, currency },
}: {
  form: AmendmentAppForm;
  outcome: PlannedAmendment['outcome'];
  options: Pick<AmendmentOptions, 'currency' | 'cancellation' | 'today'>;
}) {
  const people = outcome?.leaving.length ?? 0;
  const givenBack = -(outcome?.lines ?? [])
    .filter(({ kind }) => kind !== 'KEPT_ON_CANCELLATION')
    .reduce((total, { amount }) => total + amount, 0);
  const kept = people > 0 ? keptByTerms(cancellation, today, { people, givenBack, currency }) : undefined;
  if (!kept) return null;
  const fee = formatMoney(kept.fee, currency);
  return (
    <Row>
      <span>
        {kept.until === null
          ? phrases.termsKeepAll({ fee })
          : phrases.termsKeep({ fee, until: shortDate(kept.until) })}
      </span>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => form.setValue('keptFee', String(kept.fee), { shouldDirty: true })}
      >
        {phrases.keepThis}
      </Button>
    </Row>
  );
}
