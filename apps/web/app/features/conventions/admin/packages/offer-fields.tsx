import type { PackageFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import { useWatch, type Control } from 'react-hook-form';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';
import styles from '../configuration-form.module.css';
import { emptyOffer } from './package-form-values.ts';

/** Lower prices for a time. The first one that is valid counts. */
export function OfferFields<Output>({ control }: { control: Control<PackageFormInput, unknown, Output> }) {
  const { fields, append, remove } = useRows({ control, name: 'offers' });
  return (
    <FormSection
      title="Offers"
      description="A lower price for a time. Where several are valid on a day, the first one here counts."
    >
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles['item']} aria-label={`Offer ${index + 1}`}>
          <div className={styles['itemHead']}>
            <h3>{`Offer ${index + 1}`}</h3>
            <Button variant="muted" size="sm" icon="trash" onClick={() => remove(index)}>
              {`Remove offer ${index + 1}`}
            </Button>
          </div>
          <FormText
            control={control}
            name={`offers.${index}.offerDescription`}
            label="What families read"
            description="Such as: Early bird, until March 31."
            autoComplete="off"
            maxLength={200}
          />
          <FieldRow>
            <FormText
              control={control}
              name={`offers.${index}.salePrice`}
              label="Offer price in US dollars"
              inputMode="numeric"
              autoComplete="off"
            />
            <FormText
              control={control}
              name={`offers.${index}.cadSalePrice`}
              label="Offer price in Canadian dollars"
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldRow>
          <FormCheckbox
            control={control}
            name={`offers.${index}.earlyBird`}
            label="Holds as long as the early bird of the convention"
          />
          <OfferDates control={control} index={index} />
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          icon="plus"
          disabled={fields.length >= 10}
          onClick={() => append(emptyOffer)}
        >
          Add an offer
        </Button>
      </div>
    </FormSection>
  );
}

/** From when to when an offer of its own holds; one that follows the early bird has no dates. */
function OfferDates<Output>({
  control,
  index,
}: {
  control: Control<PackageFormInput, unknown, Output>;
  index: number;
}) {
  const earlyBird = useWatch({ control, name: `offers.${index}.earlyBird` });
  if (earlyBird) return null;
  return (
    <FieldRow>
      <FormText control={control} name={`offers.${index}.validFrom`} label="From" type="date" optional />
      <FormText control={control} name={`offers.${index}.validUntil`} label="Until" type="date" optional />
    </FieldRow>
  );
}
