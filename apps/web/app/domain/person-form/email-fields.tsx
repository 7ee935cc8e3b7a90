import { FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import type { PersonForm } from './person-typed.ts';

/** The e-mail address, typed twice unless it is fixed. */
export function EmailFields({ form, isFixed }: { form: PersonForm; isFixed: boolean }) {
  const { control } = form;
  return (
    <FieldRow>
      <FormText
        control={control}
        name="email"
        label="Email address"
        description={
          isFixed
            ? 'You sign in with it; it cannot be changed here.'
            : 'You sign in with it, and we write to you here.'
        }
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
        label="Confirm email address"
        description={isFixed ? 'It stays the same.' : 'The same once more.'}
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
