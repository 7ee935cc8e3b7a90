import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import { discountForm } from '@sangamam/contract/conventions/discounts/discount-form';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveDiscount } from './api.ts';
import { discountFromWire, emptyDiscount, type PackageChoice } from './discount-form-values.ts';
import { LimitFields, RuleFields } from './rule-fields.tsx';

/** A discount code of a convention; without `stored` it adds one, or a batch. */
export function DiscountForm({
  conventionId,
  packages,
  stored,
  onSaved,
}: {
  conventionId: string;
  packages: readonly PackageChoice[];
  stored?: DiscountCode;
  /** Told how many codes were made or changed. */
  onSaved: (made: number) => void;
}) {
  const fromWire = discountFromWire(packages);
  const form = useAppForm({
    schema: discountForm,
    defaultValues: stored ? fromWire(stored) : emptyDiscount(packages),
  });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, fromWire);
  const forget = useFormDraft(form, `discount.${conventionId}.${stored?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSaveDiscount(conventionId, stored && { id: stored._id, revision: revision ?? 0 });
  const { control } = form;
  const isBatch = useWatch({ control, name: 'as' }) === 'BATCH';
  return (
    <Form
      form={form}
      label={phrases.discountCode}
      errorTitle={phrases.saveFailed}
      onSubmit={async (typed) => {
        const saved = await save.mutateAsync(typed);
        forget();
        setRevision(saved.revision);
        onSaved(saved.made);
      }}
    >
      {newerVersion}
      {!stored && (
        <FormSelect
          control={control}
          name="as"
          label={phrases.whatToMake}
          options={[
            { value: 'CODE', label: phrases.oneCode },
            { value: 'BATCH', label: phrases.manyCodes },
          ]}
        />
      )}
      <FormText
        control={control}
        name="title"
        label={phrases.title}
        description={phrases.titleHint}
        autoComplete="off"
        maxLength={80}
      />
      {isBatch ? (
        <FieldRow>
          <FormText
            control={control}
            name="count"
            label={phrases.howMany}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="prefix"
            label={phrases.prefix}
            description={phrases.prefixHint}
            optional
            autoComplete="off"
            maxLength={12}
          />
        </FieldRow>
      ) : (
        <FormText
          control={control}
          name="code"
          label={phrases.code}
          description={phrases.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <RuleFields control={control} packages={packages} />
      <LimitFields control={control} isBatch={isBatch} {...(stored && { stored })} />
      <FormCheckbox
        control={control}
        name="active"
        label={phrases.validForFamilies}
        description={phrases.withdrawnHint}
      />
      <FormActions>
        <SubmitButton>
          {stored ? phrases.save : isBatch ? phrases.makeTheCodes : phrases.addTheCode}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
