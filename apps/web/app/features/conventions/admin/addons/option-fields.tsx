import type { AddonType } from '@sangamam/contract/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import { useFormState, type Control } from 'react-hook-form';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';
import styles from '../configuration-form.module.css';
import { emptyOption, hasFixedKeys } from './addon-form-values.ts';
import { fixedKeyNames, priceHints } from './addon-type-names.ts';

/** What there is to choose, and what each choice costs. */
export function OptionFields<Output>({
  control,
  type,
  taken,
}: {
  control: Control<AddonFormInput, unknown, Output>;
  type: AddonType;
  /** How many of each choice are sold, by its key. */
  taken: ReadonlyMap<string, number>;
}) {
  const { fields, append, remove } = useRows({ control, name: 'options' });
  const { errors } = useFormState({ control });
  const id = useFieldId('options');
  const several = type === 'MULTIPLE_OPTIONS' || type === 'MULTIPLE_OPTIONS_WITH_TEXTBOX';
  const whole = errors.options?.root?.message ?? errors.options?.message;
  return (
    <FormSection title={several ? 'Choices' : 'Price'} description={priceHints[type]}>
      <FieldError id={id} error={whole} />
      {fields.map(({ id: key, key: stored }, index) => {
        const name = hasFixedKeys(type) ? (fixedKeyNames[stored] ?? stored) : `Choice ${index + 1}`;
        const sold = taken.get(stored) ?? 0;
        return (
          <fieldset key={key} className={styles['item']} aria-label={name}>
            {(several || type === 'ADULT_CHILDREN') && (
              <div className={styles['itemHead']}>
                <h3>{name}</h3>
                {several && fields.length > 1 && (
                  <Button variant="muted" size="sm" icon="trash" onClick={() => remove(index)}>
                    {`Remove choice ${index + 1}`}
                  </Button>
                )}
              </div>
            )}
            {!hasFixedKeys(type) && (
              <FormText
                control={control}
                name={`options.${index}.key`}
                label="Label"
                description="What families read beside it."
                autoComplete="off"
                maxLength={120}
              />
            )}
            <FieldRow>
              <FormText
                control={control}
                name={`options.${index}.price`}
                label="Price in US dollars"
                description="Whole dollars."
                inputMode="numeric"
                autoComplete="off"
              />
              <FormText
                control={control}
                name={`options.${index}.cadPrice`}
                label="Price in Canadian dollars"
                optional
                description="Empty: the same number."
                inputMode="numeric"
                autoComplete="off"
              />
              <FormText
                control={control}
                name={`options.${index}.capacity`}
                label="How many there are"
                optional
                description={sold > 0 ? `Empty: no limit. ${sold} are sold.` : 'Empty: no limit.'}
                inputMode="numeric"
                autoComplete="off"
              />
            </FieldRow>
          </fieldset>
        );
      })}
      {several && (
        <div>
          <Button
            variant="secondary"
            icon="plus"
            disabled={fields.length >= 40}
            onClick={() => append(emptyOption)}
          >
            Add a choice
          </Button>
        </div>
      )}
    </FormSection>
  );
}
