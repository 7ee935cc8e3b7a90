import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import { DayField, type DayFieldProps } from './field/day-field.tsx';
import { useFieldId } from './form-id.ts';

/** A day of a form, typed as MM-DD-YYYY or chosen from a calendar. */
export function FormDay<V extends FieldValues, O>({
  control,
  name,
  ...rest
}: Omit<DayFieldProps, 'name' | 'value' | 'error' | 'ref' | 'onChange' | 'onBlur'> & {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
}) {
  const {
    field: { ref, name: fieldName, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <DayField
      {...rest}
      id={useFieldId(name)}
      name={fieldName}
      ref={ref}
      value={value}
      error={error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
