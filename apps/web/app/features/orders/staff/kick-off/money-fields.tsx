import { handedOver } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import type { HandedMoneyForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { useWatch, type Control, type FieldValues, type Path, type PathValue } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { FormCheckbox, FormChoice, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';

const allWays: readonly HandedMoneyForm['by'][] = ['NOTHING', ...handedOver];

/** What a family hands over: nothing, a check with what is written on it, or cash. */
export function MoneyFields<V extends FieldValues & { money: HandedMoneyForm }, O>({
  form,
  suggested,
  isKnownCheck,
  ways = allWays,
}: {
  form: Pick<AppForm<V, O>, 'getValues' | 'setValue'> & { control: Control<V, unknown, O> };
  /** What is due, whole dollars: the amount until another one is typed. */
  suggested: number;
  /** The server knows of a check with this number and bank. */
  isKnownCheck: boolean;
  ways?: readonly HandedMoneyForm['by'][];
}) {
  const { control } = form;
  const name = (field: keyof HandedMoneyForm) => `money.${field}` as Path<V>;
  const by = useWatch({ control, name: name('by') }) as HandedMoneyForm['by'];
  const suggest = (chosen: string) => {
    if (chosen === 'NOTHING' || form.getValues(name('amount')) !== '' || suggested <= 0) return;
    form.setValue(name('amount'), String(suggested) as PathValue<V, Path<V>>, { shouldDirty: true });
  };
  return (
    <>
      <FormChoice
        control={control}
        name={name('by')}
        label={phrases.handsOver}
        options={ways.map((value) => ({ value, label: phrases.ways[value] }))}
        onChanged={suggest}
      />
      {by !== 'NOTHING' && (
        <FormText
          control={control}
          name={name('amount')}
          label={phrases.amount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
      )}
      {by === 'CHECK' && (
        <>
          <FieldRow>
            <FormText
              control={control}
              name={name('number')}
              label={phrases.checkNumber}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
            />
            <FormText
              control={control}
              name={name('bank')}
              label={phrases.bank}
              optional
              autoComplete="off"
              maxLength={100}
            />
          </FieldRow>
          <FormText control={control} name={name('writtenOn')} label={phrases.dateOnCheck} type="date" />
          {isKnownCheck && (
            <FormCheckbox control={control} name={name('isAnotherCheck')} label={phrases.anotherCheck} />
          )}
        </>
      )}
    </>
  );
}
