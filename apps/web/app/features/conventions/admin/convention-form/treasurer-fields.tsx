import type { ConventionFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/admin/convention-form.ts';
import { FormPhone, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';

/** The treasurer whom families pay, and the address for checks. All of it may stay empty until there is a treasurer. */
export function TreasurerFields<Output>({
  control,
  stored = '+1',
}: {
  control: Control<ConventionFormInput, unknown, Output>;
  /** Dial code of the number that is there. */
  stored: string | undefined;
}) {
  const codes = [...new Set(['+1', stored])].map((code) => ({ value: code, label: code }));
  return (
    <FormSection title={phrases.treasurer} description={phrases.familiesWhoPaySeeThisWho}>
      <FieldRow>
        <FormText
          control={control}
          name="treasurer.fullName"
          label={phrases.fullName}
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name="treasurer.email"
          label={phrases.email}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </FieldRow>
      <FormPhone control={control} name="treasurer.mobile" label={phrases.mobileNumber} dialCodes={codes} />
      <FormText
        control={control}
        name="treasurer.treasurerAddress.line1"
        label={phrases.addressFirstLine}
        autoComplete="off"
        maxLength={120}
      />
      <FieldRow>
        <FormText
          control={control}
          name="treasurer.treasurerAddress.line2"
          label={phrases.secondLine}
          optional
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name="treasurer.treasurerAddress.line3"
          label={phrases.thirdLine}
          optional
          autoComplete="off"
          maxLength={120}
        />
      </FieldRow>
    </FormSection>
  );
}
