import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  packageForm,
  type PackageFormInput,
} from '@sangamam/contract/conventions/configuration/configuration-forms';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/packages.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';

import { useSavePackage } from '../configuration/api.ts';
import styles from '../configuration/configuration-form.module.css';
import { logoTypeOptions } from './logo-type-names.ts';
import { OfferFields } from './offer-fields.tsx';
import { emptyPackage, packageFromWire, type StoredPackage } from './package-form-values.ts';

/** A package of a convention; without `stored` it adds one. */
export function PackageForm({
  conventionId,
  stored,
  onSaved,
}: {
  conventionId: string;
  stored?: StoredPackage;
  onSaved: (convention: ConventionConfiguration) => void;
}) {
  const form = useAppForm({
    schema: packageForm,
    defaultValues: stored ? packageFromWire(stored) : emptyPackage,
  });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, packageFromWire);
  const forget = useFormDraft(form, `package.${conventionId}.${stored?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSavePackage(conventionId, stored && { id: stored._id, revision: revision ?? 0 });
  const { control } = form;
  return (
    <Form
      form={form}
      label={phrases.packageLabel}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        forget();
        setRevision(saved.packages.find(({ _id }) => _id === stored?._id)?.revision);
        onSaved(saved);
      }}
    >
      {newerVersion}
      <FormText control={control} name="name" label={phrases.name} autoComplete="off" maxLength={80} />
      <Emblem control={control} />
      <FormTextarea
        control={control}
        name="shortDescription"
        label={phrases.shortDescription}
        optional
        rows={2}
        maxLength={500}
      />
      <FormTextarea
        control={control}
        name="benefits"
        label={phrases.benefits}
        optional
        description={phrases.descriptionHint}
        rows={5}
      />
      <FormSection title={phrases.price} description={phrases.priceHint}>
        <FieldRow>
          <FormText
            control={control}
            name="price"
            label={phrases.priceInUsDollars}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="cadPrice"
            label={phrases.priceInCanadianDollars}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <OfferFields control={control} />
      <Eligibility control={control} taken={stored?.seatsTaken ?? 0} />
      <FormActions>
        <SubmitButton>{stored ? phrases.save : phrases.addThePackage}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type FormControl<Output> = Control<PackageFormInput, unknown, Output>;

function Emblem<Output>({ control }: { control: FormControl<Output> }) {
  const logoType = useWatch({ control, name: 'logoType' });
  return (
    <div className={styles['emblems']}>
      <PackageEmblem logoType={logoType} />
      <FormSelect control={control} name="logoType" label={phrases.emblem} options={logoTypeOptions} />
    </div>
  );
}

function Eligibility<Output>({ control, taken }: { control: FormControl<Output>; taken: number }) {
  return (
    <FormSection title={phrases.eligibilityTitle} description={phrases.emptyMeansNoLimit}>
      <FormText
        control={control}
        name="capacity"
        label={phrases.places}
        optional
        description={taken > 0 ? phrases.capacityHintWithTaken({ taken }) : phrases.capacityHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldRow>
        <FormText
          control={control}
          name="minPeople"
          label={phrases.fewestPeople}
          optional
          inputMode="numeric"
        />
        <FormText
          control={control}
          name="maxPeople"
          label={phrases.mostPeople}
          optional
          inputMode="numeric"
        />
        <FormText control={control} name="minAge" label={phrases.lowestAge} optional inputMode="numeric" />
        <FormText control={control} name="maxAge" label={phrases.highestAge} optional inputMode="numeric" />
      </FieldRow>
      <FormCheckbox
        control={control}
        name="clearedOnParticipantChange"
        label={phrases.clearedOnChange}
        description={phrases.clearedOnChangeHint}
      />
      <FormCheckbox
        control={control}
        name="includesRoom"
        label={phrases.includesARoom}
        description={phrases.needsRoomHint}
      />
      <FormCheckbox
        control={control}
        name="active"
        label={phrases.offeredToFamilies}
        description={phrases.withdrawnHint}
      />
    </FormSection>
  );
}
