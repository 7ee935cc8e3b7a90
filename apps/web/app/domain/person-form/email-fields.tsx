import * as phrases from '#phrases/domain/person-form.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import type { PersonForm } from './person-typed.ts';

/** The email address, typed twice unless it is read-only. */
export function EmailFields({ form, isFixed }: { form: PersonForm; isFixed: boolean }) {
  const { control } = form;
  return (
    <FieldRow>
      <FormText
        control={control}
        name="email"
        label={phrases.emailAddress}
        description={isFixed ? phrases.fixedEmailHint : phrases.emailHint}
        disabled={isFixed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChanged={() => {
          if (form.getValues('confirmEmail') !== '') void form.trigger('confirmEmail');
        }}
      />
      <FormText
        control={control}
        name="confirmEmail"
        label={phrases.confirmEmailAddress}
        description={isFixed ? phrases.itStaysTheSame : phrases.typeItAgain}
        disabled={isFixed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldRow>
  );
}
