import type { BirthDateParts } from '@sangamam/contract/fields/dates/date-of-birth';
import {
  get,
  useController,
  useFormContext,
  useFormState,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';

import { CheckboxField, type CheckboxFieldProps } from '#web/ui/form/field/checkbox-field.tsx';
import { ChoiceField, type ChoiceFieldProps } from '#web/ui/form/field/choice-field.tsx';
import { DateOfBirthField, type DateOfBirthFieldProps } from '#web/ui/form/field/date-of-birth-field.tsx';
import { PhoneField, type PhoneFieldProps } from '#web/ui/form/field/phone-field.tsx';
import { SelectField, type SelectFieldProps } from '#web/ui/form/field/select-field.tsx';
import {
  TextareaField,
  TextField,
  type TextareaFieldProps,
  type TextFieldProps,
} from '#web/ui/form/field/text-field.tsx';
import { Button, type ButtonVariant } from '#web/ui/primitives/button/button.tsx';
import { useFieldId } from './form-id.ts';

/** What ties a field of the kit to a form; `name` is checked against the form's values. */
export type Bound<Props, Values extends FieldValues, Output> = Omit<
  Props,
  'name' | 'value' | 'error' | 'ref' | 'onChange' | 'onBlur'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** Told after the form has taken a change. */
  onChanged?: (value: string) => void;
};

export function FormText<V extends FieldValues, O>(props: Bound<TextFieldProps, V, O>) {
  const { control, name, onChanged, ...rest } = props;
  return <TextField {...rest} {...useTextBinding({ control, name, onChanged })} />;
}

export function FormTextarea<V extends FieldValues, O>(props: Bound<TextareaFieldProps, V, O>) {
  const { control, name, onChanged, ...rest } = props;
  return <TextareaField {...rest} {...useTextBinding({ control, name, onChanged })} />;
}

export function FormSelect<V extends FieldValues, O>(props: Bound<SelectFieldProps, V, O>) {
  const { control, name, onChanged, ...rest } = props;
  return <SelectField {...rest} {...useTextBinding({ control, name, onChanged })} />;
}

export function FormChoice<V extends FieldValues, O>(props: Bound<ChoiceFieldProps, V, O>) {
  const { control, name, onChanged, ...rest } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <ChoiceField
      {...rest}
      id={useFieldId(name)}
      name={name}
      ref={ref}
      value={value}
      error={error?.message}
      onBlur={onBlur}
      onChange={(next) => {
        onChange(next);
        onChanged?.(next);
      }}
    />
  );
}

export function FormCheckbox<V extends FieldValues, O>(
  props: Omit<Bound<CheckboxFieldProps, V, O>, 'onChanged'>,
) {
  const { control, name, ...rest } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <CheckboxField
      {...rest}
      id={useFieldId(name)}
      name={name}
      ref={ref}
      checked={value}
      error={error?.message}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Two fields of the form, `countryCode` and `phoneNumber` below `name`, as one. */
export function FormPhone<V extends FieldValues, O>(props: Omit<Bound<PhoneFieldProps, V, O>, 'onChanged'>) {
  const { control, name, ...rest } = props;
  const {
    field: { value: countryCode, onChange: changeCode },
  } = useController({ control, name: `${name}.countryCode` as FieldPath<V> });
  const {
    field: { ref, value: phoneNumber, onChange: changeNumber, onBlur },
  } = useController({ control, name: `${name}.phoneNumber` as FieldPath<V> });
  const { errors } = useFormState({ control });
  return (
    <PhoneField
      {...rest}
      id={useFieldId(`${name}.phoneNumber`)}
      name={name}
      ref={ref}
      value={{ countryCode, phoneNumber }}
      error={phoneError(get(errors, name))}
      onBlur={onBlur}
      onChange={(next) => {
        if (next.countryCode !== countryCode) changeCode(next.countryCode);
        if (next.phoneNumber !== phoneNumber) changeNumber(next.phoneNumber);
      }}
    />
  );
}

/** An error may stand on the pair or on one of its halves. */
function phoneError(error: unknown): string | undefined {
  const { message, phoneNumber, countryCode } = (error ?? {}) as Partial<
    Record<'phoneNumber' | 'countryCode', { message?: string }>
  > & { message?: string };
  return message ?? phoneNumber?.message ?? countryCode?.message;
}

/** Three fields of the form, `month`, `year` and `day` unless named otherwise, as one. */
export function FormDateOfBirth<V extends FieldValues, O>({
  control,
  names,
  onChanged,
  ...rest
}: Pick<DateOfBirthFieldProps, 'label' | 'years' | 'autoComplete'> & {
  control: Control<V, unknown, O>;
  onChanged?: () => void;
  names?: Readonly<Record<keyof BirthDateParts, FieldPath<V>>>;
}) {
  const {
    month: monthName,
    year: yearName,
    day: dayName,
  } = names ?? { month: 'month' as FieldPath<V>, year: 'year' as FieldPath<V>, day: 'day' as FieldPath<V> };
  const month = useController({ control, name: monthName });
  const year = useController({ control, name: yearName });
  const day = useController({ control, name: dayName });
  const { trigger } = useFormContext<V>();
  const parts = { month, year, day };
  const wrong = (['month', 'year', 'day'] as const).filter((part) => parts[part].fieldState.error);
  const value = { month: month.field.value, year: year.field.value, day: day.field.value } as BirthDateParts;
  const ids = { month: useFieldId(monthName), year: useFieldId(yearName), day: useFieldId(dayName) };
  return (
    <DateOfBirthField
      {...rest}
      ids={ids}
      names={{ month: monthName, year: yearName, day: dayName }}
      value={value}
      error={wrong[0] && parts[wrong[0]].fieldState.error?.message}
      errorParts={wrong}
      onChange={(next) => {
        for (const part of ['month', 'year', 'day'] as const) {
          if (next[part] !== value[part]) parts[part].field.onChange(next[part]);
        }
        // A rule over the whole date, like an age, may stand at another part than the one that changed.
        if (next.month && next.year) void trigger([monthName, yearName, dayName]);
        onChanged?.();
      }}
    />
  );
}

/** The button that sends the form; it turns while the form is on its way. */
export function SubmitButton({
  children,
  variant,
  loadingLabel,
  disabled,
  size,
  fullWidth,
  loading,
  onClick,
}: {
  children: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  loadingLabel?: string;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Whether this one turns, where a form has several. */
  loading?: boolean;
  /** Told just before the form is sent by this button. */
  onClick?: () => void;
}) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      loading={loading ?? isSubmitting}
      disabled={disabled}
      fullWidth={fullWidth}
      onClick={onClick}
      {...(loadingLabel && { loadingLabel })}
    >
      {children}
    </Button>
  );
}

/** The attributes of a control of one text, bound to its field of the form. */
export function useTextBinding<V extends FieldValues, O>({
  control,
  name,
  onChanged,
}: {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  onChanged: ((value: string) => void) | undefined;
}) {
  const { field, fieldState } = useController({ control, name });
  return {
    id: useFieldId(name),
    name: field.name,
    ref: field.ref,
    value: field.value as string,
    error: fieldState.error?.message,
    onBlur: field.onBlur,
    onChange: (event: { target: { value: string } }) => {
      field.onChange(event.target.value);
      onChanged?.(event.target.value);
    },
  };
}
