import type { AddonType } from '@sangamam/contract/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import { useFormState, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/admin/addons.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';
import styles from '../configuration-form.module.css';
import { emptyOption, hasFixedKeys } from './addon-form-values.ts';
import { fixedKeyNames, priceHints } from './addon-type-names.ts';

/** The choices with their prices. */
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
    <FormSection title={several ? phrases.choices : phrases.price} description={priceHints[type]}>
      <FieldError id={id} error={whole} />
      {fields.map(({ id: key, key: stored }, index) => {
        const name = hasFixedKeys(type)
          ? (fixedKeyNames[stored] ?? stored)
          : phrases.choice({ index: index + 1 });
        const sold = taken.get(stored) ?? 0;
        return (
          <fieldset key={key} className={styles['item']} aria-label={name}>
            {(several || type === 'ADULT_CHILDREN') && (
              <div className={styles['itemHead']}>
                <h3>{name}</h3>
                {several && fields.length > 1 && (
                  <Button variant="muted" size="sm" icon={icons.trash} onClick={() => remove(index)}>
                    {phrases.removeChoice({ index: index + 1 })}
                  </Button>
                )}
              </div>
            )}
            {!hasFixedKeys(type) && (
              <FormText
                control={control}
                name={`options.${index}.key`}
                label={phrases.label}
                description={phrases.whatFamiliesWillSee}
                autoComplete="off"
                maxLength={120}
              />
            )}
            <FieldRow>
              <FormText
                control={control}
                name={`options.${index}.price`}
                label={phrases.priceInUsDollars}
                description={phrases.wholeDollars}
                inputMode="numeric"
                autoComplete="off"
              />
              <FormText
                control={control}
                name={`options.${index}.cadPrice`}
                label={phrases.priceInCanadianDollars}
                optional
                description={phrases.emptyTheSameNumber}
                inputMode="numeric"
                autoComplete="off"
              />
              <FormText
                control={control}
                name={`options.${index}.capacity`}
                label={phrases.howManyThereAre}
                optional
                description={sold > 0 ? phrases.leaveEmptyForNoLimitSold({ sold }) : phrases.emptyNoLimit}
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
            {phrases.addAChoice}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
