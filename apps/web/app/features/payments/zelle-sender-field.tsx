import type { Control } from 'react-hook-form';

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
      label="Email that the transfer comes from"
      description="The address or name that Zelle knows you by; the treasurer looks for it."
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
