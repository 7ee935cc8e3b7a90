import type { ConventionSetUp } from '@sangamam/contract/conventions/admin/convention-configuration';
import { packageForm, type PackageFormInput } from '@sangamam/contract/conventions/admin/configuration-forms';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { NewerVersion } from '#web/ui/form/newer-version/newer-version.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { useSavePackage } from '../api/save-package.ts';
import styles from '../configuration-form.module.css';
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
  onSaved: (convention: ConventionSetUp) => void;
}) {
  const [revision, setRevision] = useState(stored?.revision);
  const form = useAppForm({
    schema: packageForm,
    defaultValues: stored ? packageFromWire(stored) : emptyPackage,
  });
  const forget = useFormDraft(form, `package.${conventionId}.${stored?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSavePackage(conventionId, stored && { id: stored._id, revision: revision ?? 0 });
  const { control } = form;
  return (
    <Form
      form={form}
      label="Package"
      errorTitle="The package was not saved"
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        forget();
        setRevision(saved.packages.find(({ _id }) => _id === stored?._id)?.revision);
        onSaved(saved);
      }}
    >
      <NewerVersion
        form={form}
        stored={stored}
        revision={revision}
        valuesOf={packageFromWire}
        onShown={(newer) => setRevision(newer.revision)}
      />
      <FormText control={control} name="name" label="Name" autoComplete="off" maxLength={80} />
      <Emblem control={control} />
      <FormTextarea
        control={control}
        name="shortDescription"
        label="Short description"
        optional
        rows={2}
        maxLength={500}
      />
      <FormTextarea
        control={control}
        name="benefits"
        label="Benefits"
        optional
        description="What it includes, one thing in a line."
        rows={5}
      />
      <FormSection
        title="Price"
        description="Whole dollars for the whole registration, in both currencies: nothing is converted. A changed price is for those who have not sent theirs: what was sent keeps its price."
      >
        <FieldRow>
          <FormText
            control={control}
            name="price"
            label="Price in US dollars"
            inputMode="numeric"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="cadPrice"
            label="Price in Canadian dollars"
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <OfferFields control={control} />
      <Eligibility control={control} taken={stored?.seatsTaken ?? 0} />
      <FormActions>
        <SubmitButton>{stored ? 'Save' : 'Add the package'}</SubmitButton>
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
      <FormSelect control={control} name="logoType" label="Emblem" options={logoTypeOptions} />
    </div>
  );
}

function Eligibility<Output>({ control, taken }: { control: FormControl<Output>; taken: number }) {
  return (
    <FormSection title="Who may take it, and how many" description="What is left empty is no limit.">
      <FormText
        control={control}
        name="capacity"
        label="Places"
        optional
        description={
          taken > 0 ? `One for each registration. ${taken} are taken.` : 'One for each registration.'
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldRow>
        <FormText control={control} name="minPeople" label="People, at least" optional inputMode="numeric" />
        <FormText control={control} name="maxPeople" label="People, at most" optional inputMode="numeric" />
        <FormText control={control} name="minAge" label="Age, at least" optional inputMode="numeric" />
        <FormText control={control} name="maxAge" label="Age, at most" optional inputMode="numeric" />
      </FieldRow>
      <FormCheckbox
        control={control}
        name="clearedOnParticipantChange"
        label="Taken back when the family changes who comes"
        description="For packages that depend on it, such as SINGLE REGISTRATION and SENIOR CITIZEN."
      />
      <FormCheckbox
        control={control}
        name="active"
        label="Offered to families"
        description="Withdrawn packages stay with those who have sent them."
      />
      <FormText
        control={control}
        name="position"
        label="Place in the list"
        description="The smaller the earlier."
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
