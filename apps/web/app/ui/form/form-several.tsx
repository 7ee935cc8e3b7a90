import { useController, type FieldValues } from 'react-hook-form';

import { SeveralField, type SeveralFieldProps } from '#web/ui/form/field/several-field.tsx';
import type { Bound } from './form-fields.tsx';
import { useFieldId } from './form-id.ts';

/** A field of the form that is a list of chosen values. */
export function FormSeveral<V extends FieldValues, O>(
  props: Omit<Bound<SeveralFieldProps, V, O>, 'onChanged'>,
) {
  const { control, name, ...rest } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <SeveralField
      {...rest}
      id={useFieldId(name)}
      name={name}
      ref={ref}
      value={value}
      error={error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
