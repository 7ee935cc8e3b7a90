import type { PackageFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/packages.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';

import styles from '../configuration/configuration-form.module.css';
import { emptyOffer } from './package-form-values.ts';

/** Lower prices for a time. The first one that is valid counts. */
export function OfferFields<Output>({ control }: { control: Control<PackageFormInput, unknown, Output> }) {
  const { fields, append, remove } = useRows({ control, name: 'offers' });
  return (
    <FormSection title={phrases.offers} description={phrases.offersHint}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles['item']} aria-label={phrases.offer({ index: index + 1 })}>
          <div className={styles['itemHead']}>
            <h3>{phrases.offer({ index: index + 1 })}</h3>
            <Button variant="muted" size="sm" icon={icons.trash} onClick={() => remove(index)}>
              {phrases.removeOffer({ index: index + 1 })}
            </Button>
          </div>
          <FormText
            control={control}
            name={`offers.${index}.offerDescription`}
            label={phrases.whatFamiliesWillSee}
            description={phrases.offerNameHint}
            autoComplete="off"
            maxLength={200}
          />
          <FieldRow>
            <FormText
              control={control}
              name={`offers.${index}.salePrice`}
              label={phrases.offerPriceUsd}
              inputMode="numeric"
              autoComplete="off"
            />
            <FormText
              control={control}
              name={`offers.${index}.cadSalePrice`}
              label={phrases.offerPriceCad}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldRow>
          <FormCheckbox
            control={control}
            name={`offers.${index}.earlyBird`}
            label={phrases.followsEarlyBird}
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
          {phrases.addAnOffer}
        </Button>
      </div>
    </FormSection>
  );
}

/** The dates of an offer; one that follows the early bird has none. */
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
      <FormText
        control={control}
        name={`offers.${index}.validFrom`}
        label={phrases.from}
        type="date"
        optional
      />
      <FormText
        control={control}
        name={`offers.${index}.validUntil`}
        label={phrases.until}
        type="date"
        optional
      />
    </FieldRow>
  );
}
