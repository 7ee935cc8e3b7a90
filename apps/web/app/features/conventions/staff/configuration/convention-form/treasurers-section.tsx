import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { FormCheckbox } from '#web/ui/form/form-fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';

import { TreasurerFields } from './treasurer-fields.tsx';

/** Whom families pay: a treasurer for US dollars, and the same or another one for Canadian dollars. */
export function TreasurersSection<Output>({
  control,
  convention,
}: {
  control: Control<ConventionFormInput, unknown, Output>;
  convention: ConventionConfiguration | undefined;
}) {
  const same = useWatch({ control, name: 'cadTreasurer.same' });
  return (
    <>
      <div id="treasurer">
        <FormSection title={phrases.treasurer} description={phrases.treasurerHint}>
          <TreasurerFields
            control={control}
            at="treasurer"
            stored={convention?.treasurer?.mobile.countryCode}
          />
          <FormCheckbox
            control={control}
            name="cadTreasurer.same"
            label={phrases.sameTreasurer}
            description={phrases.otherwiseCanadiansSeeAnother}
          />
        </FormSection>
      </div>
      {!same && (
        <FormSection title={phrases.treasurerForCanadianDollars}>
          <TreasurerFields
            control={control}
            at="cadTreasurer"
            stored={convention?.cadTreasurer?.mobile.countryCode}
          />
        </FormSection>
      )}
    </>
  );
}
