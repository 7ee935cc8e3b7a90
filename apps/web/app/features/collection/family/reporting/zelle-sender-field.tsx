import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/collection/family/payments.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';

/** The address that a Zelle transfer comes from: the treasurer searches by it. */
export function ZelleSenderField<Output>({
  control,
}: {
  control: Control<{ chaseTransferEmail: string }, unknown, Output>;
}) {
  return (
    <FormText
      control={control}
      name="chaseTransferEmail"
      label={phrases.zelleEmailLabel}
      description={phrases.zelleEmailHint}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
