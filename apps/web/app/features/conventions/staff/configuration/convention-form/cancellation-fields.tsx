import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import styles from '../configuration-form.module.css';

/** What is kept when people cancel, the earliest date first. */
export function CancellationFields<Output>({
  control,
}: {
  control: Control<ConventionFormInput, unknown, Output>;
}) {
  const { fields, append, remove } = useRows({ control, name: 'cancellation' });
  return (
    <FormSection title={phrases.cancellation} description={phrases.cancellationHint}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles['item']} aria-label={phrases.cancelDate({ index: index + 1 })}>
          <div className={styles['itemHead']}>
            <h3>{phrases.cancelDate({ index: index + 1 })}</h3>
            <Button variant="muted" size="sm" icon={icons.trash} onClick={() => remove(index)}>
              {phrases.removeDate({ index: index + 1 })}
            </Button>
          </div>
          <FormText
            control={control}
            name={`cancellation.${index}.until`}
            label={phrases.cancelledUntil}
            type="date"
          />
          <FieldRow>
            <FormText
              control={control}
              name={`cancellation.${index}.keptUsd`}
              label={phrases.keptUsd}
              inputMode="numeric"
              autoComplete="off"
            />
            <FormText
              control={control}
              name={`cancellation.${index}.keptCad`}
              label={phrases.keptCad}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldRow>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          icon="plus"
          disabled={fields.length >= 6}
          onClick={() => append({ until: '', keptUsd: '', keptCad: '' })}
        >
          {phrases.addDate}
        </Button>
      </div>
      <FormText
        control={control}
        name="cancelRequestsUntil"
        label={phrases.cancelRequestsUntil}
        description={phrases.cancelRequestsHint}
        type="date"
        optional
      />
    </FormSection>
  );
}
