import { useController } from 'react-hook-form';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { AddonBlock } from '#web/domain/addons/addon-block.tsx';
import { optionName } from '#web/domain/addons/key-name.ts';
import { QuantityField } from '#web/ui/form/field/quantity-field.tsx';
import { FormSelect } from '#web/ui/form/form-fields.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';

import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { packageOption } from './package-option.ts';
import { addonsWithOwnPlaces, keptAddons } from './amendment-values.ts';
import type { AmendmentAppForm } from './people-fields.tsx';

interface PurchaseProps {
  form: AmendmentAppForm;
  options: AmendmentOptions;
}

/** The package, in a list with today's prices; the present one may no longer be on offer. */
export function PackageField({
  form,
  options: { packages, packageId, currency },
  heldName,
}: PurchaseProps & { heldName: string | null }) {
  return (
    <FormSelect
      control={form.control}
      name="packageId"
      label={phrases.packageTitle}
      description={phrases.packageHint}
      options={[
        { value: packageId ?? '', label: phrases.packageHeld({ name: heldName ?? '' }) },
        ...packages.filter(({ _id }) => _id !== packageId).map((one) => packageOption(one, currency)),
      ]}
    />
  );
}

/** The whole selection of add-ons: those on offer, and what the family has of others. */
export function AddonFields({ form, options }: PurchaseProps) {
  return (
    <>
      {addonsWithOwnPlaces(options).map((addon, index) => (
        <AddonBlock
          key={addon._id}
          addon={addon}
          index={index}
          control={form.control}
          currency={options.currency}
        />
      ))}
      {keptAddons(options).map(({ addonId, key, title, quantity }, index) => (
        <KeptField
          key={`${addonId} ${key}`}
          form={form}
          index={index}
          label={[title, optionName(key)].filter(Boolean).join(', ')}
          most={quantity}
        />
      ))}
    </>
  );
}

function KeptField({
  form,
  index,
  label,
  most,
}: {
  form: AmendmentAppForm;
  index: number;
  label: string;
  most: number;
}) {
  const name = `kept.${index}.quantity` as const;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control: form.control, name });
  return (
    <QuantityField
      id={useFieldId(name)}
      ref={ref}
      label={label}
      note={phrases.noLongerOffered}
      value={value}
      max={most}
      error={error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  );
}
