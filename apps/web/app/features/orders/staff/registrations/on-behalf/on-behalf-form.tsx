import { noMoney, type HandedMoneyForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { onBehalfForm, type OnBehalfFormInput } from '@sangamam/contract/orders/on-behalf/on-behalf-form';
import {
  registeredHow,
  type FamilyRegistration,
  type KnownFamily,
  type registerFamily,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { AddonBlock } from '#web/domain/addons/addon-block.tsx';
import { addonsFromWire, addonsToWire } from '#web/domain/addons/addon-values.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import {
  FormCheckbox,
  FormChoice,
  FormSelect,
  FormTextarea,
  SubmitButton,
} from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';

import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { NewcomerDialog, relativeOf } from '#web/features/orders/family/amendments/newcomer-dialog.tsx';
import { packageOption } from '#web/features/orders/family/amendments/package-option.ts';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { Newcomers } from '#web/features/orders/family/amendments/people-fields.tsx';
import { MoneyFields } from '../../kick-off/money-fields.tsx';
import { AddPerson, KnownPeople } from './people-part.tsx';
import { useSum, type Catalogue } from './use-sum.ts';

/** A family as it was filled in: a new one, or one with an account and those of it who attend. */
export interface FilledIn {
  people: FamilyRegistration['people'];
  /** Of the people of a family that has an account. */
  attending: string[];
  wishes: Pick<
    EndpointInput<typeof registerFamily>['body'],
    'packageId' | 'addons' | 'specialRequest' | 'how' | 'termsRead' | 'expectedTotal'
  >;
  money: HandedMoneyForm;
  /** What was typed, and where its draft is stored. */
  typed: object;
  draftName: string;
  forgetDraft: () => void;
}

/** What differs at a kick-off: families stand before the volunteer and may pay at once. */
interface AtKickOff {
  localUnitId: string;
  /** Calendar date. */
  today: string;
}

/** Where the draft of a form is stored, of a new family or of one with an account. */
const onBehalfDraft = (conventionId: string, userId?: string) =>
  ['on-behalf', conventionId, userId].filter(Boolean).join('.');

/** A whole family with what it wants, entered by staff on one page: a new one, or `family` with its account. */
export function OnBehalfForm({
  conventionId,
  family,
  kickOff,
  back,
  onRegister,
  ...catalogue
}: Catalogue & {
  conventionId: string;
  family?: KnownFamily | undefined;
  kickOff?: AtKickOff;
  back: ReactNode;
  onRegister: (filledIn: FilledIn) => Promise<void>;
}) {
  const { packages, addons } = catalogue;
  const [isAdding, setIsAdding] = useState(false);
  const draftName = onBehalfDraft(conventionId, family?.userId);
  const [isKnownCheck, setKnownCheck] = useState(false);
  const form = useAppForm({
    schema: onBehalfForm,
    defaultValues: {
      ...addonsFromWire(addons, (family?.addons ?? []).map(asSelected), family?.specialRequest ?? ''),
      known: family?.people.map(({ participantId, attends }) => ({ participantId, attends })) ?? [],
      people: [],
      packageId: packages.find(({ _id }) => _id === family?.packageId)?._id ?? '',
      how: kickOff ? 'IN_PERSON' : 'PHONE',
      money: noMoney(kickOff?.today ?? ''),
      termsRead: false,
    },
  });
  const forgetDraft = useFormDraft(form, draftName, { leaveOut: ['termsRead'] });
  const people = useWatch({ control: form.control, name: 'people' });
  const relatives = [...(family?.people.map(knownRelative) ?? []), ...people.map(relativeOf)];
  const isFirst = relatives.length === 0;
  const setPeople = (next: OnBehalfFormInput['people']) =>
    form.setValue('people', next, { shouldDirty: true, shouldValidate: true });
  const sum = useSum(form, catalogue, family);
  return (
    <>
      <Form
        form={form}
        label={phrases.registerAFamily}
        errorTitle={phrases.notRegistered}
        refusals={{ scrollsToTop: true }}
        onSubmit={async ({ addons: chosen, known, people: all, packageId, specialRequest, how, money }) => {
          const filledIn = {
            money,
            typed: form.getValues(),
            draftName,
            forgetDraft,
            people: all,
            attending: known.flatMap(({ participantId, attends }) => (attends ? [participantId] : [])),
            wishes: {
              packageId,
              specialRequest,
              how,
              addons: addonsToWire(addons, chosen, sum.currency).map(({ addonId, data }) => ({
                addonId,
                key: data.key,
                quantity: data.value.quantity,
              })),
              termsRead: true as const,
              expectedTotal: sum.total,
            },
          };
          try {
            await onRegister(filledIn);
          } catch (error) {
            if (isRefusal(error, 'CHECK_RECORDED')) setKnownCheck(true);
            throw error;
          }
          forgetDraft();
        }}
      >
        <div className={styles['columns']}>
          <div className={styles['part']}>
            <Part title={phrases.who} hint={family ? phrases.knownWho : phrases.whoHint}>
              {family && <KnownPeople form={form} family={family} />}
              <Newcomers
                newcomers={people}
                // The others are related to the registrant.
                isFixed={({ relationShip }) => relationShip === 'SELF' && people.length > 1}
                onRemove={setPeople}
              />
              {(family ? !family.email : people[0] && !people[0].email) && (
                <Callout tone="info">
                  <p>{kickOff ? phrases.codeOnSlip : phrases.withoutEmail}</p>
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
              {kickOff ? (
                <MoneyFields form={form} suggested={sum.total} isKnownCheck={isKnownCheck} />
              ) : (
                <FormChoice
                  control={form.control}
                  name="how"
                  label={phrases.how}
                  options={registeredHow.map((value) => ({ value, label: phrases.hows[value] }))}
                />
              )}
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
          {back}
        </PageActions>
      </Form>
      <NewcomerDialog
        title={isFirst ? phrases.addRegistrant : phrases.addRelative}
        draftName={`${draftName}.person`}
        of={{ userId: family?.userId ?? '', conventionId }}
        relatives={relatives}
        relationships={
          isFirst ? ['SELF'] : freeRelationships(relatives.map(({ relationShip }) => relationShip))
        }
        localUnit={kickOff?.localUnitId}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onAdd={({ primaryUserId: _account, conventionId: _convention, ...person }) =>
          setPeople([...people, person])
        }
      />
    </>
  );
}

const asSelected = ({ addonId, key, quantity }: KnownFamily['addons'][number]) => ({
  addonId,
  data: { key, value: { quantity } },
});

const knownRelative = ({ relationship, ...names }: KnownFamily['people'][number]) => ({
  relationShip: relationship,
  userId: names,
});
