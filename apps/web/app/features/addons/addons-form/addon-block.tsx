import { maxAddonQuantity, type CatalogueAddon } from '@sangamam/contract/addons/addon';
import type { AddonFormInput, AddonFormValues } from '@sangamam/contract/addons/addon-form';
import { addonKeys, isFlatPriced } from '@sangamam/contract/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { priceIn } from '@sangamam/contract/pricing/price-list';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';

import { Amount } from '#web/ui/amount/amount.tsx';
import { QuantityField } from '#web/ui/field/quantity-field.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import styles from './addons-form.module.css';
import { keyName } from './key-name.ts';

type AddonControl = Control<AddonFormInput, unknown, AddonFormValues>;

/** One add-on with the control that its type calls for. */
export function AddonBlock({
  addon,
  index,
  control,
  currency,
}: {
  addon: CatalogueAddon;
  /** Its place in the form. */
  index: number;
  control: AddonControl;
  currency: Currency;
}) {
  const about = useId();
  const keys = [...addonKeys(addon)].map(([key, prices]) => ({ key, price: priceIn(currency, prices) }));
  return (
    <fieldset className={styles['block']} aria-describedby={about}>
      <legend>{addon.title}</legend>
      <p id={about} className={styles['about']}>
        {addon.shortDescription}
      </p>
      {isFlatPriced(addon.type) ? (
        <OneOf
          keys={keys}
          index={index}
          control={control}
          currency={currency}
          yesNo={addon.type === 'YES_NO'}
        />
      ) : (
        <div className={styles['quantities']}>
          {keys.map(({ key, price }, place) => (
            <Quantity
              key={key}
              label={keyName(key)}
              price={price}
              name={`addons.${index}.quantities.${place}`}
              control={control}
              currency={currency}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** One of several at a flat price, or none of them. */
function OneOf({
  keys,
  index,
  control,
  currency,
  yesNo,
}: {
  keys: readonly { key: string; price: number }[];
  index: number;
  control: AddonControl;
  currency: Currency;
  yesNo: boolean;
}) {
  const { field } = useController({ control, name: `addons.${index}.choice` });
  const id = useFieldId(field.name);
  const options = [...keys, { key: '', price: null }];
  return (
    <div className={styles['options']}>
      {options.map(({ key, price }, place) => (
        <label key={key} className={styles['option']}>
          <input
            ref={place === 0 ? field.ref : undefined}
            id={place === 0 ? id : undefined}
            type="radio"
            name={field.name}
            value={key}
            checked={field.value === key}
            onBlur={field.onBlur}
            onChange={() => field.onChange(key)}
          />
          <span>{key === '' ? (yesNo ? 'No' : 'None') : key}</span>
          {price !== null && <Amount amount={price} currency={currency} />}
        </label>
      ))}
    </div>
  );
}

function Quantity({
  label,
  price,
  name,
  control,
  currency,
}: {
  label: string;
  price: number;
  name: `addons.${number}.quantities.${number}`;
  control: AddonControl;
  currency: Currency;
}) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <QuantityField
      id={useFieldId(name)}
      ref={ref}
      label={label}
      note={
        <>
          <Amount amount={price} currency={currency} /> each
        </>
      }
      value={value}
      max={maxAddonQuantity}
      error={error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
