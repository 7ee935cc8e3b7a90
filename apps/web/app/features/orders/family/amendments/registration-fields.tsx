import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { usualFamilyChanges, type FamilyChanges } from '@sangamam/contract/conventions/family-changes';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

import { heldAddons } from './amendment-values.ts';
import styles from './amendment.module.css';
import { NewcomerDialog, relativeOf, type Relative } from './newcomer-dialog.tsx';
import { Part } from './part.tsx';
import { PeopleFields, type AmendmentAppForm } from './people-fields.tsx';
import { AddonFields, PackageField } from './purchase-fields.tsx';

/** A registration that was sent as it is to be: people, package, add-ons, special request. */
export function RegistrationFields({
  form,
  options,
  allowed = usualFamilyChanges,
  onAdd,
}: {
  form: AmendmentAppForm;
  options: AmendmentOptions;
  /** What is closed is left out. */
  allowed?: FamilyChanges;
  /** Opens the form of a new person. */
  onAdd: () => void;
}) {
  return (
    <div className={styles['part']}>
      {allowed.people !== 'NONE' && (
        <Part title={phrases.who} hint={phrases.whoHint}>
          <PeopleFields form={form} people={options.people} onAdd={onAdd} />
        </Part>
      )}
      {allowed.package !== 'NONE' && (
        <Card>
          <PackageField form={form} options={options} heldName={options.packageName} />
        </Card>
      )}
      {allowed.addons !== 'NONE' && options.addons.length + options.selection.length > 0 && (
        <Folded title={phrases.addOns} hint={heldAddons(options) || phrases.noAddOns}>
          <p className={styles['hint']}>{phrases.addOnsHint}</p>
          <AddonFields form={form} options={options} />
        </Folded>
      )}
      {allowed.specialRequest !== 'NONE' && (
        <Card>
          <FormTextarea
            control={form.control}
            name="specialRequest"
            label={phrases.specialRequest}
            optional
            rows={3}
          />
        </Card>
      )}
    </div>
  );
}

/**
 * The form of somebody who is new to the registration, beside the form that it adds to: events of a form inside another
 * one would reach both.
 */
export function AddPersonDialog({
  form,
  options: { userId, conventionId },
  known,
  draftName,
  opened,
  onClose,
}: {
  form: AmendmentAppForm;
  options: AmendmentOptions;
  /** The people of the registration, from whom names and places are taken over. */
  known: readonly Relative[];
  /** Keeps what is typed through a reload. */
  draftName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const relatives = [...known, ...form.getValues('join').map(relativeOf)];
  return (
    <NewcomerDialog
      title={phrases.addSomebody}
      draftName={draftName}
      of={{ userId, conventionId }}
      relatives={relatives}
      relationships={freeRelationships(relatives.map(({ relationShip }) => relationShip))}
      opened={opened}
      onClose={onClose}
      onAdd={(newcomer) =>
        form.setValue('join', [...form.getValues('join'), newcomer], {
          shouldDirty: true,
          shouldValidate: true,
        })
      }
    />
  );
}
