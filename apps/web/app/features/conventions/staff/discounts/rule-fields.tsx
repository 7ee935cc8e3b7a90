import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import type { DiscountFormInput } from '@sangamam/contract/conventions/discounts/discount-form';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import { FormCheckbox, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';

import styles from './discount-list.module.css';
import type { PackageChoice } from './discount-form-values.ts';

/** What a code takes off, and off what. */
export function RuleFields<Output>({
  control,
  packages,
}: {
  control: Control<DiscountFormInput, unknown, Output>;
  packages: readonly PackageChoice[];
}) {
  const number = { control, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormSection title={phrases.whatItGives} description={phrases.whatItGivesHint}>
      <FormText {...number} name="percent" label={phrases.percentOff} optional />
      <FieldRow>
        <FormText {...number} name="amount" label={phrases.usDollarsOff} optional />
        <FormText {...number} name="cadAmount" label={phrases.canadianDollarsOff} optional />
      </FieldRow>
      <FormSelect
        control={control}
        name="scope"
        label={phrases.takenOff}
        options={[
          { value: 'PACKAGE', label: phrases.thePackage },
          { value: 'ADDONS', label: phrases.theAddOns },
          { value: 'NET', label: phrases.theWholePrice },
        ]}
      />
      {packages.length > 0 && (
        <fieldset className={styles['packages']}>
          <legend>{phrases.onlyForThesePackages}</legend>
          {packages.map(({ _id, name }, index) => (
            <FormCheckbox key={_id} control={control} name={`packages.${index}.chosen`} label={name} />
          ))}
        </fieldset>
      )}
    </FormSection>
  );
}

/** When a code is valid, and how much it may give. */
export function LimitFields<Output>({
  control,
  isBatch,
  stored,
}: {
  control: Control<DiscountFormInput, unknown, Output>;
  /** Each code of a batch is used once. */
  isBatch: boolean;
  stored?: DiscountCode;
}) {
  const number = { control, inputMode: 'numeric', autoComplete: 'off', optional: true } as const;
  const used = stored && stored.uses > 0 ? phrases.usedSoFar({ uses: stored.uses }) : undefined;
  return (
    <FormSection title={phrases.limits} description={phrases.limitsHint}>
      <FieldRow>
        <FormText control={control} name="validFrom" label={phrases.from} type="date" optional />
        <FormText control={control} name="validUntil" label={phrases.until} type="date" optional />
      </FieldRow>
      {!isBatch && (
        <FieldRow>
          <FormText {...number} name="maxUses" label={phrases.usesInAll} description={used} />
          <FormText {...number} name="maxUsesPerFamily" label={phrases.usesPerFamily} />
        </FieldRow>
      )}
      <FieldRow>
        <FormText {...number} name="budget" label={phrases.budgetUsd} />
        <FormText {...number} name="cadBudget" label={phrases.budgetCad} />
      </FieldRow>
    </FormSection>
  );
}
