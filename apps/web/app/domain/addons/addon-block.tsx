import { maxAddonQuantity, type CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { AddonFormInput, AddonFormValues } from '@sangamam/contract/conventions/addons/addon-form';
import { addonKeys, declinedKey, isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import { useId } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/domain/addons.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { langOfTranslated } from '#web/lib/text/lang-of.ts';
import { FieldError, idsOf } from '#web/ui/form/field/field-frame.tsx';
import { QuantityField } from '#web/ui/form/field/quantity-field.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { PlacesLeft } from '#web/domain/packages/places-left.tsx';

import type { FamilyAges } from './family-ages.ts';
import styles from './addon-block.module.css';
import { keyName, optionName } from './key-name.ts';

/** An option of an add-on; `left` if the number is limited. */
interface Key {
  key: string;
  /** What it is called in the language of the page, where that is not its key. */
  translated: string | undefined;
  price: number;
  left: number | undefined;
}

type AddonControl = Control<AddonFormInput, unknown, AddonFormValues>;

/** One add-on with the control for its type, for any form that has the fields `addons`. */
export function AddonBlock<V extends FieldValues & Pick<AddonFormInput, 'addons'>, O>({
  addon,
  index,
  control: ofForm,
  currency,
  owned,
  ages,
  waitListAt,
}: {
  addon: CatalogueAddon;
  /** Its index in the form. */
  index: number;
  control: Control<V, unknown, O>;
  currency: Currency;
  /** What the family has of it already; undefined for nothing. */
  owned?: string | undefined;
  /** How old those who attend are. */
  ages?: FamilyAges | undefined;
  /** Where on the page its wait list stands, if it has one: what is sold out leads there. */
  waitListAt?: string | undefined;
}) {
  const about = useId();
  const control = ofForm as unknown as AddonControl;
  const keys = [...addonKeys(addon)].map(([key, prices]): Key => ({
    key,
    translated: addon.optionNames?.[key],
    price: priceIn(currency, prices),
    left: addon.placesLeft?.[key],
  }));
  return (
    <fieldset className={styles['block']} aria-describedby={about}>
      <legend lang={langOfTranslated(addon.title)}>{addon.title}</legend>
      <p id={about} className={styles['about']} lang={langOfTranslated(addon.shortDescription)}>
        {addon.shortDescription}
      </p>
      {ages && addon.type === 'ADULT_CHILDREN' && (
        <p className={styles['about']}>
          {phrases.whoAttends({ adults: ages.adults, ages: ages.minors.join(', ') })}
        </p>
      )}
      {owned !== undefined && (
        <p className={styles['owned']}>
          <Icon name="check" size={18} /> {phrases.youHaveThis({ owned })}
        </p>
      )}
      {isFlatPriced(addon.type) ? (
        // Chosen once for the whole family: nobody needs it twice.
        owned === undefined && (
          <OneOf
            keys={keys}
            index={index}
            control={control}
            currency={currency}
            yesNo={addon.type === 'YES_NO'}
          />
        )
      ) : (
        <div className={styles['quantities']}>
          {keys.map(({ key, translated, price, left }, place) => (
            <Quantity
              key={key}
              label={keyName(key, translated)}
              price={price}
              left={left}
              name={`addons.${index}.quantities.${place}`}
              control={control}
              currency={currency}
            />
          ))}
        </div>
      )}
      {waitListAt !== undefined && (
        <p>
          <a href={`#${waitListAt}`}>{phrases.seeWaitList}</a>
        </p>
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
  keys: readonly Key[];
  index: number;
  control: AddonControl;
  currency: Currency;
  yesNo: boolean;
}) {
  const {
    field,
    fieldState: { error },
  } = useController({ control, name: `addons.${index}.choice` });
  const id = useFieldId(field.name);
  const options: (Omit<Key, 'price'> & { price: number | null })[] = [
    ...keys,
    { key: yesNo ? declinedKey : '', translated: undefined, price: null, left: undefined },
  ];
  return (
    <>
      <div className={styles['options']}>
        {options.map(({ key, translated, price, left }, place) => {
          const name = key === '' ? phrases.none : optionName(key, translated);
          const chosen = field.value === key;
          return (
            <label key={key} className={styles['option']} data-declines={price === null || undefined}>
              <input
                ref={place === 0 ? field.ref : undefined}
                id={place === 0 ? id : undefined}
                type="radio"
                name={field.name}
                value={key}
                checked={chosen}
                // A chosen option that has sold out must stay visible, so that it can be cleared.
                disabled={left === 0 && !chosen}
                aria-describedby={error && chosen ? idsOf(id).error : undefined}
                onBlur={field.onBlur}
                onChange={() => field.onChange(key)}
              />
              <span className={styles['optionName']}>
                <span lang={langOfTranslated(name)}>{name}</span>
                <PlacesLeft left={left} one={phrases.left} many={phrases.left} />
              </span>
              {price !== null && <Amount amount={price} currency={currency} />}
            </label>
          );
        })}
      </div>
      <FieldError id={id} error={error?.message} />
    </>
  );
}

function Quantity({
  label,
  price,
  left,
  name,
  control,
  currency,
}: {
  label: string;
  price: number;
  left: number | undefined;
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
          <Amount amount={price} currency={currency} /> {phrases.each}{' '}
          <PlacesLeft left={left} one={phrases.left} many={phrases.left} />
        </>
      }
      value={value}
      max={Math.min(maxAddonQuantity, left ?? maxAddonQuantity)}
      error={error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
