import { adminPaths } from '@sangamam/contract/admin-paths';
import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { onBehalfForm, type OnBehalfFormInput } from '@sangamam/contract/orders/on-behalf/on-behalf-form';
import { registeredHow } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';
import { addonLines } from '@sangamam/contract/orders/pricing/addon-lines';
import { currencyFor } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { AddonBlock } from '#web/domain/addons/addon-block.tsx';
import { addonsFromWire, addonsToWire } from '#web/domain/addons/addon-values.ts';
import { keyName } from '#web/domain/addons/key-name.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import {
  FormCheckbox,
  FormChoice,
  FormSelect,
  FormTextarea,
  SubmitButton,
} from '#web/ui/form/form-fields.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { useAppForm, type AppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { NewcomerDialog, relativeOf } from '#web/features/orders/family/amendments/newcomer-dialog.tsx';
import { packageOption, packagePrice } from '#web/features/orders/family/amendments/package-option.ts';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { Newcomers } from '#web/features/orders/family/amendments/people-fields.tsx';
import { useRegisterFamily } from '../api.ts';

interface Catalogue {
  packages: readonly CataloguePackage[];
  addons: readonly CatalogueAddon[];
}

type OnBehalfForm = AppForm<OnBehalfFormInput, unknown>;

/** A whole family with what it wants, entered by staff on one page. */
export function OnBehalfForm({ conventionId, ...catalogue }: Catalogue & { conventionId: string }) {
  const { packages, addons } = catalogue;
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const form = useAppForm({
    schema: onBehalfForm,
    defaultValues: {
      ...addonsFromWire(addons, [], ''),
      people: [],
      packageId: '',
      how: 'PHONE',
      termsRead: false,
    },
  });
  const forgetDraft = useFormDraft(form, `on-behalf.${conventionId}`, { leaveOut: ['termsRead'] });
  const register = useRegisterFamily();
  const people = useWatch({ control: form.control, name: 'people' });
  const relatives = people.map(relativeOf);
  const isFirst = people.length === 0;
  const setPeople = (next: OnBehalfFormInput['people']) =>
    form.setValue('people', next, { shouldDirty: true, shouldValidate: true });
  const sum = useSum(form, catalogue);
  return (
    <>
      <Form
        form={form}
        label={phrases.registerAFamily}
        errorTitle={phrases.notRegistered}
        refusals={{ scrollsToTop: true }}
        onSubmit={async ({ addons: chosen, termsRead: _read, ...typed }) => {
          const { orderId, tmpConvRegNo } = await register.mutateAsync({
            ...typed,
            conventionId,
            addons: addonsToWire(addons, chosen, sum.currency).map(({ addonId, data }) => ({
              addonId,
              key: data.key,
              quantity: data.value.quantity,
            })),
            termsRead: true,
            expectedTotal: sum.total,
          });
          forgetDraft();
          showToast({ message: phrases.done({ number: tmpConvRegNo }) });
          await navigate(adminPaths.registration(orderId));
        }}
      >
        <div className={styles['columns']}>
          <div className={styles['part']}>
            <Part title={phrases.who} hint={phrases.whoHint}>
              <Newcomers
                newcomers={people}
                // The others are related to the registrant.
                isFixed={({ relationShip }) => relationShip === 'SELF' && people.length > 1}
                onRemove={setPeople}
              />
              {people[0] && !people[0].email && (
                <Callout tone="info">
                  <p>{phrases.withoutEmail}</p>
                </Callout>
              )}
              <AddPerson form={form} onAdd={() => setIsAdding(true)}>
                {isFirst ? phrases.addRegistrant : phrases.addRelative}
              </AddPerson>
            </Part>
            <Card>
              <FormSelect
                control={form.control}
                name="packageId"
                label={phrases.packageTitle}
                placeholder={phrases.choose}
                options={packages.map((one) => packageOption(one, sum.currency))}
              />
            </Card>
            {addons.length > 0 && (
              <Folded
                title={phrases.addOns}
                hint={
                  sum.lines
                    .slice(1)
                    .map(({ title }) => title)
                    .join(', ') || phrases.noAddOns
                }
              >
                {addons.map((addon, index) => (
                  <AddonBlock
                    key={addon._id}
                    addon={addon}
                    index={index}
                    control={form.control}
                    currency={sum.currency}
                  />
                ))}
              </Folded>
            )}
            <Card>
              <FormTextarea
                control={form.control}
                name="specialRequest"
                label={phrases.specialRequest}
                optional
                rows={3}
              />
            </Card>
          </div>
          <div className={styles['aside']}>
            <Part title={phrases.total}>
              <PriceLines
                caption={phrases.lines}
                lines={sum.lines}
                total={sum.total}
                currency={sum.currency}
                live
                empty={phrases.nothingYet}
              />
              <FormChoice
                control={form.control}
                name="how"
                label={phrases.how}
                options={registeredHow.map((value) => ({ value, label: phrases.hows[value] }))}
              />
              <FormCheckbox control={form.control} name="termsRead" label={phrases.termsRead} />
            </Part>
          </div>
        </div>
        <PageActions
          main={
            <SubmitButton size="lg" loadingLabel={phrases.sending}>
              {phrases.send}
            </SubmitButton>
          }
        >
          <LinkButton to={adminPaths.registrations} variant="muted" icon="arrowLeft">
            {phrases.back}
          </LinkButton>
        </PageActions>
      </Form>
      <NewcomerDialog
        title={isFirst ? phrases.addRegistrant : phrases.addRelative}
        draftName={`on-behalf.person.${conventionId}`}
        of={{ userId: '', conventionId }}
        relatives={relatives}
        relationships={
          isFirst ? ['SELF'] : freeRelationships(relatives.map(({ relationShip }) => relationShip))
        }
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onAdd={({ primaryUserId: _account, conventionId: _convention, ...person }) =>
          setPeople([...people, person])
        }
      />
    </>
  );
}

/** The button that opens the form of a person, with what is wrong with the people. */
function AddPerson({
  form,
  onAdd,
  children,
}: {
  form: Pick<OnBehalfForm, 'control'>;
  onAdd: () => void;
  children: string;
}) {
  const id = useFieldId('people');
  const { errors } = useFormState({ control: form.control, name: 'people' });
  const list = errors.people;
  const message = list?.message ?? list?.root?.message ?? list?.find?.((one) => one)?.message;
  return (
    <div>
      <Button id={id} data-label={phrases.who} variant="secondary" icon="plus" onClick={onAdd}>
        {children}
      </Button>
      <FieldError id={id} error={message} />
    </div>
  );
}

/** What it costs as it is filled in, in the currency of the registrant's country. */
function useSum({ control }: Pick<OnBehalfForm, 'control'>, { packages, addons: catalogue }: Catalogue) {
  const [people, packageId, addons] = useWatch({ control, name: ['people', 'packageId', 'addons'] });
  const [self] = people;
  const currency = currencyFor({ country: self?.country ?? null, email: self?.email ?? null });
  const chosen = packages.find(({ _id }) => _id === packageId);
  const choices = addonsToWire(catalogue, addons, currency).map(({ addonId, data }) => ({
    addonId,
    key: data.key,
    quantity: data.value.quantity,
  }));
  const bought = (addonLines(catalogue, choices) ?? []).map(({ title, key, quantity, unit }) => ({
    title,
    detail: keyName(key ?? ''),
    quantity,
    amount: priceIn(currency, unit) * quantity,
  }));
  const lines = chosen
    ? [{ title: chosen.name, detail: '', quantity: 1, amount: packagePrice(chosen, currency) }, ...bought]
    : bought;
  return { currency, lines, total: lines.reduce((total, { amount }) => total + amount, 0) };
}
