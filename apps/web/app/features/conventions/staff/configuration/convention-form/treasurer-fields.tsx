import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { FormPhone, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

/** The contact and account for one currency. All of it may stay empty until there is a treasurer. */
export function TreasurerFields<Output>({
  control,
  at,
  stored = '+1',
}: {
  control: Control<ConventionFormInput, unknown, Output>;
  at: 'treasurer' | 'cadTreasurer';
  /** Dial code of the number that is there. */
  stored: string | undefined;
}) {
  const codes = [...new Set(['+1', stored])].map((code) => ({ value: code, label: code }));
  return (
    <>
      <FieldRow>
        <FormText
          control={control}
          name={`${at}.fullName`}
          label={phrases.fullName}
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name={`${at}.email`}
          label={phrases.email}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </FieldRow>
      <FormText
        control={control}
        name={`${at}.payableTo`}
        label={phrases.nameOfTheAccount}
        description={phrases.payeeNameHint}
        optional
        autoComplete="off"
        maxLength={120}
      />
      <FormPhone control={control} name={`${at}.mobile`} label={phrases.mobileNumber} dialCodes={codes} />
      <FormText
        control={control}
        name={`${at}.treasurerAddress.line1`}
        label={phrases.addressFirstLine}
        autoComplete="off"
        maxLength={120}
      />
      <FieldRow>
        <FormText
          control={control}
          name={`${at}.treasurerAddress.line2`}
          label={phrases.secondLine}
          optional
          autoComplete="off"
          maxLength={120}
        />
        <FormText
          control={control}
          name={`${at}.treasurerAddress.line3`}
          label={phrases.thirdLine}
          optional
          autoComplete="off"
          maxLength={120}
        />
      </FieldRow>
    </>
  );
}
