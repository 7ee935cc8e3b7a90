import { envelopeDifferences } from '@sangamam/contract/orders/kick-off/envelope';
import type { ClosingSheet, EnvelopeSum } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { countForm, type CountForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';

import { Part } from '../../family/amendments/part.tsx';
import { useCloseEvening } from './api.ts';
import { Sums } from './sums.tsx';

/** Counts the envelope of an evening and closes it; a difference asks for its reason. */
export function CountEnvelope({ evening }: { evening: ClosingSheet }) {
  const { _id: eveningId, families, noted } = evening;
  const close = useCloseEvening(eveningId);
  const currencies = noted.length > 0 ? noted.map(({ currency }) => currency) : (['USD'] as const);
  const form = useAppForm({
    schema: countForm,
    defaultValues: {
      sums: currencies.map((currency) => ({ currency, checks: '', cash: '' })),
      differenceReason: '',
    },
  });
  const forgetDraft = useFormDraft(form, `kick-off.count.${eveningId}`);
  const sums = useWatch({ control: form.control, name: 'sums' });
  const counted = sums.map(countedOf);
  const isCounted = sums.some(({ checks, cash }) => checks !== '' || cash !== '');
  const differs = envelopeDifferences(noted, counted).length > 0;
  return (
    <Part title={phrases.countTitle} hint={phrases.countHint}>
      <Form
        form={form}
        label={phrases.countTitle}
        errorTitle={phrases.notClosed}
        onSubmit={async ({ differenceReason }) => {
          await close.mutateAsync({ families, noted, counted, differenceReason });
          forgetDraft();
          showToast({ message: phrases.closedNow });
        }}
      >
        {sums.map(({ currency }, index) => (
          <FieldRow key={currency}>
            <FormText
              control={form.control}
              name={`sums.${index}.checks`}
              label={phrases.countedChecks({ currency })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
            <FormText
              control={form.control}
              name={`sums.${index}.cash`}
              label={phrases.countedCash({ currency })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          </FieldRow>
        ))}
        {isCounted && <Sums noted={noted} counted={counted} />}
        {isCounted && differs && (
          <FormTextarea control={form.control} name="differenceReason" label={phrases.why} rows={3} />
        )}
        <PageActions
          main={<SubmitButton loadingLabel={phrases.closingNow}>{phrases.closeEvening}</SubmitButton>}
        />
      </Form>
    </Part>
  );
}

const countedOf = ({ currency, checks, cash }: CountForm['sums'][number]): EnvelopeSum => ({
  currency,
  checks: Number(checks) || 0,
  cash: Number(cash) || 0,
});
