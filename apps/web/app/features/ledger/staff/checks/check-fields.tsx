import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

import type { ReceiveFormInput, ReceiveFormOutput } from './receive-form.ts';

/** What is written on a check, so that it can be put on a deposit slip; nothing where something else came. */
export function CheckFields({
  control,
  isCheck,
}: {
  control: Control<ReceiveFormInput, unknown, ReceiveFormOutput>;
  isCheck: boolean;
}) {
  return (
    <>
      <FormCheckbox
        control={control}
        name="isCheck"
        label={phrases.paperCheck}
        description={phrases.paperCheckHint}
      />
      {isCheck && (
        <>
          <FieldRow>
            <FormText
              control={control}
              name="check.number"
              label={phrases.checkNumber}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
            />
            <FormText
              control={control}
              name="check.bank"
              label={phrases.bank}
              optional
              autoComplete="off"
              maxLength={100}
            />
          </FieldRow>
          <FieldRow>
            <FormText control={control} name="check.writtenOn" label={phrases.dateOnTheCheck} type="date" />
            <FormText control={control} name="check.receivedOn" label={phrases.cameOn} type="date" />
          </FieldRow>
        </>
      )}
    </>
  );
}
