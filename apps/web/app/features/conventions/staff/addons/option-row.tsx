import type { AddonType } from '@sangamam/contract/conventions/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/addons.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { hasFixedKeys } from './addon-form-values.ts';
import { fixedKeyNames } from './addon-type-names.ts';
import styles from './option-fields.module.css';

/** What can be done with a row; nothing where the type decides the choices. */
interface RowActions {
  moveTo: (from: number, to: number) => void;
  removeAt: (at: number) => void;
}

/** A choice with its prices: a row where there is room, a card on a phone. */
export function OptionRow<Output>({
  control,
  type,
  stored,
  index,
  count,
  sold,
  acts,
}: {
  control: Control<AddonFormInput, unknown, Output>;
  type: AddonType;
  /** The key that it had when the form opened. */
  stored: string;
  index: number;
  count: number;
  sold: number;
  acts: RowActions | undefined;
}) {
  const isFixed = hasFixedKeys(type);
  const name = isFixed ? (fixedKeyNames[stored] ?? stored) : phrases.choice({ index: index + 1 });
  return (
    <fieldset className={styles['row']} aria-label={name}>
      {isFixed ? (
        <span className={styles['fixed']}>{name}</span>
      ) : (
        <FormText
          control={control}
          name={`options.${index}.key`}
          label={phrases.label}
          description={phrases.whatFamiliesWillSee}
          autoComplete="off"
          maxLength={120}
        />
      )}
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
        placeholder={phrases.theSameNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        control={control}
        name={`options.${index}.capacity`}
        label={phrases.howManyThereAre}
        optional
        description={sold > 0 ? phrases.limitHintWithSold({ sold }) : phrases.limitHint}
        placeholder={phrases.noLimit}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className={styles['sold']} aria-hidden="true">
        {sold}
      </span>
      {acts && (
        <span className={styles['acts']}>
          <IconButton
            icon="arrowUp"
            label={phrases.moveChoiceUp({ index: index + 1 })}
            data-move="up"
            disabled={index === 0}
            onClick={() => acts.moveTo(index, index - 1)}
          />
          <IconButton
            icon="arrowDown"
            label={phrases.moveChoiceDown({ index: index + 1 })}
            data-move="down"
            disabled={index === count - 1}
            onClick={() => acts.moveTo(index, index + 1)}
          />
          <IconButton
            icon={icons.trash}
            label={phrases.removeChoice({ index: index + 1 })}
            data-remove
            disabled={count === 1}
            onClick={() => acts.removeAt(index)}
          />
        </span>
      )}
    </fieldset>
  );
}
