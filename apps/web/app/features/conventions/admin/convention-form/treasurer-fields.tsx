import type { ConventionFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import type { Control } from 'react-hook-form';

import { FormPhone, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';

/** Whom payers write to, and where cheques go. All of it may stay empty until somebody has said yes. */
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
    <FormSection
      title="Treasurer"
      description="Payers see this: whom a Zelle payment goes to and where a cheque is mailed. Leave it empty until you know; registration opens only with it."
    >
      <FieldRow>
        <FormText
          control={control}
          name="treasurer.fullName"
          label="Full name"
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name="treasurer.email"
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </FieldRow>
      <FormPhone control={control} name="treasurer.mobile" label="Mobile number" dialCodes={codes} />
      <FormText
        control={control}
        name="treasurer.treasurerAddress.line1"
        label="Address, first line"
        autoComplete="off"
        maxLength={120}
      />
      <FieldRow>
        <FormText
          control={control}
          name="treasurer.treasurerAddress.line2"
          label="Second line"
          optional
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name="treasurer.treasurerAddress.line3"
          label="Third line"
          optional
          autoComplete="off"
          maxLength={120}
        />
      </FieldRow>
    </FormSection>
  );
}
