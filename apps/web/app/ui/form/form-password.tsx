import type { FieldValues } from 'react-hook-form';

import { PasswordField, type PasswordFieldProps } from '#web/ui/form/field/password-field.tsx';
import { useTextBinding, type Bound } from './form-fields.tsx';

/** A password of a form; on its own, since most forms have none. */
export function FormPassword<V extends FieldValues, O>(props: Bound<PasswordFieldProps, V, O>) {
  const { control, name, onChanged, ...rest } = props;
  return <PasswordField {...rest} {...useTextBinding({ control, name, onChanged })} />;
}
