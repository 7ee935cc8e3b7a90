import type { AddonType } from '@sangamam/contract/conventions/addons/addon';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { addonForm } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/addons.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';

import { useSaveAddon } from '../configuration/api.ts';
import { addonFromWire, emptyAddon, optionsFor, type StoredAddon } from './addon-form-values.ts';
import { addonTypeOptions } from './addon-type-names.ts';
import { OptionFields } from './option-fields.tsx';

/** An add-on of a convention; without `stored` it adds one. */
export function AddonForm({
  conventionId,
  stored,
  onSaved,
}: {
  conventionId: string;
  stored?: StoredAddon;
  onSaved: (convention: ConventionConfiguration) => void;
}) {
  const form = useAppForm({
    schema: addonForm,
    defaultValues: stored ? addonFromWire(stored) : emptyAddon,
  });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, addonFromWire);
  const forget = useFormDraft(form, `addon.${conventionId}.${stored?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSaveAddon(conventionId, stored && { id: stored._id, revision: revision ?? 0 });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <Form
      form={form}
      label={phrases.addOn}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        forget();
        setRevision(saved.addons.find(({ _id }) => _id === stored?._id)?.revision);
        onSaved(saved);
      }}
    >
      {newerVersion}
      <FormText control={control} name="title" label={phrases.title} autoComplete="off" maxLength={120} />
      <FormTextarea
        control={control}
        name="shortDescription"
        label={phrases.shortDescription}
        optional
        rows={2}
        maxLength={500}
      />
      <FormSelect
        control={control}
        name="type"
        label={phrases.howFamiliesChooseIt}
        options={addonTypeOptions}
        onChanged={(next) =>
          form.setValue('options', optionsFor(next as AddonType, form.getValues('options')))
        }
      />
      <OptionFields
        // Other types have other choices, so their fields are reset.
        key={type}
        control={control}
        type={type}
        taken={new Map(stored?.options.map(({ key, taken }) => [key, taken]))}
      />
      <FormCheckbox
        control={control}
        name="active"
        label={phrases.offeredToFamilies}
        description={phrases.withdrawnHint}
      />
      <FormActions>
        <SubmitButton>{stored ? phrases.save : phrases.addTheAddOn}</SubmitButton>
      </FormActions>
    </Form>
  );
}
