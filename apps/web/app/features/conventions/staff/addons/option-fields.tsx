import type { AddonType } from '@sangamam/contract/conventions/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { useFormState, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/addons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FormSection } from '#web/ui/form/form.tsx';
import { useRowActions } from '#web/ui/form/use-row-actions.ts';
import { useRows } from '#web/ui/form/use-rows.ts';

import { emptyOption } from './addon-form-values.ts';
import { priceHints } from './addon-type-names.ts';
import styles from './option-fields.module.css';
import { OptionRow } from './option-row.tsx';

/** The choices with their prices, one under the other like a table. */
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
  const { fields, append, move, remove } = useRows({ control, name: 'options' });
  const { errors } = useFormState({ control });
  const id = useFieldId('options');
  const several = type === 'MULTIPLE_OPTIONS' || type === 'MULTIPLE_OPTIONS_WITH_TEXTBOX';
  const { list, said, add, moveTo, removeAt } = useRowActions({
    count: fields.length,
    append: () => append(emptyOption, { shouldFocus: false }),
    move,
    remove,
    words: { added: phrases.choiceAdded, moved: phrases.choiceMoved, removed: phrases.choiceRemoved },
  });
  const whole = errors.options?.root?.message ?? errors.options?.message;
  return (
    <FormSection title={several ? phrases.choices : phrases.price} description={priceHints[type]}>
      <FieldError id={id} error={whole} />
      <div className={styles['table']} data-several={several || undefined}>
        <div className={styles['head']} aria-hidden="true">
          <span>{phrases.label}</span>
          <span>{phrases.usd}</span>
          <span>{phrases.cad}</span>
          <span>{phrases.stock}</span>
          <span>{phrases.sold}</span>
        </div>
        <ol ref={list} className={styles['rows']}>
          {fields.map(({ id: key, key: stored }, index) => (
            <li key={key}>
              <OptionRow
                control={control}
                type={type}
                stored={stored}
                index={index}
                count={fields.length}
                sold={taken.get(stored) ?? 0}
                acts={several ? { moveTo, removeAt } : undefined}
              />
            </li>
          ))}
        </ol>
      </div>
      {several && (
        <div>
          <Button variant="secondary" icon="plus" disabled={fields.length >= 40} onClick={add}>
            {phrases.addAChoice}
          </Button>
        </div>
      )}
      <output className="visually-hidden">{said}</output>
    </FormSection>
  );
}
