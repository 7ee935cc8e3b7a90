import { keptByTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type {
  AmendmentOptions,
  AmendmentOutcome,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

/** How a difference is settled, as typed. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- fields of a form have to be a type
type Settlement = { waive: boolean; keptFee: string };

type SettlementOptions = Pick<AmendmentOptions, 'currency' | 'cancellation' | 'today'>;

/** How a difference of the price is settled: a rise may be waived, of a fall a fee may be kept. */
export function SettlementFields<Input extends Settlement, Output>({
  form: whole,
  outcome,
  options,
}: {
  form: AppForm<Input, Output>;
  outcome: AmendmentOutcome | undefined;
  options: SettlementOptions;
}) {
  // Of the whole form only these two fields are touched.
  const form = whole as unknown as AppForm<Settlement, Output>;
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
function KeptByTerms<Output>({
  form,
  outcome,
  options: { cancellation, today, currency },
}: {
  form: AppForm<Settlement, Output>;
  outcome: AmendmentOutcome | undefined;
  options: SettlementOptions;
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
