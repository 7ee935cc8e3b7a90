import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import {
  addonForm,
  addonMessages as messages,
  type AddonFormInput,
  type AddonFormValues,
} from '@sangamam/contract/conventions/addons/addon-form';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { stepRefusals } from '@sangamam/contract/orders/step-refusals';
import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/conventions/family/addons-form.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { AddonBlock } from '#web/domain/addons/addon-block.tsx';
import { addonsFromWire, addonsToWire } from '#web/domain/addons/addon-values.ts';
import type { FamilyAges } from '#web/domain/addons/family-ages.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { PriceLines, type PriceLine } from '#web/domain/money/price-lines.tsx';

import type { OwnedAddons } from '../owned-addons.ts';
import styles from './addons-form.module.css';
import { findSoldOut } from './find-sold-out.ts';
import { selectionLines } from './selection-lines.ts';

/**
 * Add-ons and a special request, with a running total (SPEC §2 Upgrade and Addons). What `onSave` throws is shown above
 * the form.
 */
export function AddonsForm({
  draftName,
  catalogue,
  selection,
  specialRequest,
  revision: stored,
  packageLine,
  currency,
  back,
  needed = false,
  owned = nothingOwned,
  ages,
  waitListOf,
  onSave,
}: {
  /** The name of the draft, which survives a reload. */
  draftName: string;
  catalogue: readonly CatalogueAddon[];
  /** The current selection. */
  selection: readonly SelectedAddon[];
  specialRequest: string;
  /** The stored revision of the selection; undefined where there is no order yet. */
  revision?: number | undefined;
  /** The package, as the first line of the total. */
  packageLine: (PriceLine & { amount: number }) | undefined;
  currency: Currency;
  /** The way back, beside the button. */
  back?: ReactNode;
  /** True if something must be chosen or requested: an add-on order cannot be empty. */
  needed?: boolean;
  /** What the family has bought before. What is chosen once for the whole family is not offered again. */
  owned?: OwnedAddons;
  /** How old those who attend are: for what is bought by age. */
  ages?: FamilyAges | undefined;
  /** Where on the page the wait list of an add-on stands; undefined for one that has none. */
  waitListOf?: (addon: CatalogueAddon) => string | undefined;
  /** `revision` is the one the form started from. */
  onSave: (chosen: {
    selectedAddonData: SelectedAddon[];
    specialRequest: string;
    revision?: number;
  }) => Promise<void>;
}) {
  const form = useAppForm<AddonFormInput, AddonFormValues>({
    schema: addonForm,
    defaultValues: addonsFromWire(catalogue, selection, specialRequest),
  });
  const { revision, newerVersion } = useRevision(
    form,
    stored === undefined ? undefined : { revision: stored, selection, specialRequest },
    (newer) => addonsFromWire(catalogue, newer.selection, newer.specialRequest),
  );
  const forgetDraft = useFormDraft(form, draftName);
  const { control } = form;
  return (
    <Form
      form={form}
      label={phrases.addOns}
      failedTitle={phrases.saveFailed}
      refusals={{ failed: messages.failed }}
      onSubmit={async ({ addons, specialRequest: request }) => {
        const beyond = findSoldOut(catalogue, addons);
        if (beyond.length > 0) throw new ApiError(409, beyond);
        const selectedAddonData = addonsToWire(catalogue, addons, currency);
        const buys = selectedAddonData.some(({ data }) => data.key !== declinedKey);
        if (needed && !buys && request === '') throw nothingChosen;
        await onSave({
          selectedAddonData,
          specialRequest: request,
          ...(revision !== undefined && { revision }),
        });
        forgetDraft();
      }}
    >
      {newerVersion}
      <div className={styles['columns']}>
        <div className={styles['blocks']}>
          {catalogue.map((addon, index) => (
            <AddonBlock
              key={addon._id}
              addon={addon}
              index={index}
              control={control}
              currency={currency}
              owned={owned.get(addon._id)}
              ages={ages}
              waitListAt={waitListOf?.(addon)}
            />
          ))}
          <Card>
            <FormTextarea
              control={control}
              name="specialRequest"
              label={phrases.additionalRequestsSpecialNeeds}
              optional
              description={phrases.specialNeedsHint}
            />
          </Card>
        </div>
        <RunningTotal control={control} catalogue={catalogue} packageLine={packageLine} currency={currency} />
      </div>
      <PageActions
        beside={
          <BarTotal control={control} catalogue={catalogue} packageLine={packageLine} currency={currency} />
        }
        main={
          <SubmitButton size="lg" loadingLabel={phrases.savingYourAddOns}>
            {phrases.saveGotoReview}
          </SubmitButton>
        }
      >
        {back}
      </PageActions>
    </Form>
  );
}

const nothingOwned: OwnedAddons = new Map();

const nothingChosen = new ApiError(409, [
  { code: 'ADDON_REQUIRED', message: stepRefusals.ADDON_REQUIRED.message },
]);

interface SumProps {
  control: Control<AddonFormInput, unknown, AddonFormValues>;
  catalogue: readonly CatalogueAddon[];
  packageLine: (PriceLine & { amount: number }) | undefined;
  currency: Currency;
}

/** Watches the form here, so that typing rerenders nothing else. */
function useSum({ control, catalogue, packageLine, currency }: SumProps) {
  const addons = useWatch({ control, name: 'addons' });
  const lines = [
    ...(packageLine ? [packageLine] : []),
    ...selectionLines(catalogue, addonsToWire(catalogue, addons, currency), currency),
  ];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

function RunningTotal(props: SumProps) {
  const { lines, total } = useSum(props);
  return (
    <div className={styles['sum']}>
      <Card>
        <h2>{phrases.yourTotal}</h2>
        <PriceLines
          caption={phrases.pricesCaption}
          lines={lines}
          total={total}
          currency={props.currency}
          live
          empty={phrases.nothingChosenYet}
        />
      </Card>
    </div>
  );
}

/** Always visible on a phone, where the list of prices is far below. */
function BarTotal(props: SumProps) {
  const { total } = useSum(props);
  return (
    <p className={styles['bar']} aria-hidden="true">
      <small>{phrases.total}</small> <Amount amount={total} currency={props.currency} />
    </p>
  );
}
