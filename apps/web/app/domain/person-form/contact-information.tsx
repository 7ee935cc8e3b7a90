import { useMemo, type ReactNode } from 'react';
import { useWatch, type FieldPath } from 'react-hook-form';

import * as phrases from '#phrases/domain/person-form.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { FormPhone, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { FormStep } from '#web/ui/form/steps/form-steps.tsx';
import {
  countriesFor,
  countryAfter,
  dialCodeOf,
  dialCodeOptions,
} from '#web/domain/reference-data/residence-choices.ts';

import { AddressFields } from './address-fields.tsx';
import type { PersonForm, PersonTyped } from './person-typed.ts';

/** Where the person lives and how to reach them. The local unit decides which countries are offered (SPEC §4). */
export function ContactInformation({
  form,
  reference,
  emailFixed = false,
  belowEmail,
}: {
  form: PersonForm;
  reference: PersonReference;
  /** True when the email address belongs to an account and can't be changed here. */
  emailFixed?: boolean;
  /** What there is to say about the address that was typed. */
  belowEmail?: ReactNode;
}) {
  const { control } = form;
  const [localUnit, country] = useWatch({ control, name: ['organization', 'country'] });
  const countries = useMemo(() => countriesFor(localUnit, reference.countries), [localUnit, reference]);
  const dialCodes = useMemo(() => dialCodeOptions(reference.dialCodes), [reference]);

  const empty = (name: FieldPath<PersonTyped>) => {
    form.setValue(name, '', { shouldDirty: true });
    form.clearErrors(name);
  };
  const moveTo = (next: string) => {
    empty('postCode');
    empty('state');
    const countryCode = dialCodeOf(next, reference);
    if (countryCode && form.getValues('mobile.phoneNumber') === '') {
      form.setValue('mobile.countryCode', countryCode);
    }
  };
  const joinUnit = (unit: string) => {
    const before = form.getValues('country');
    const next = countryAfter(unit, before, localUnit);
    if (next === before) return;
    form.setValue('country', next, { shouldDirty: true });
    form.clearErrors('country');
    moveTo(next);
  };

  return (
    <FormSection title={phrases.contactInformation}>
      <FormStep at={2} title={phrases.whereYouLive}>
        <FieldRow>
          <FormSelect
            control={control}
            name="organization"
            label={phrases.localUnit}
            description={phrases.localUnitHint}
            placeholder={phrases.select}
            options={reference.localUnits}
            onChanged={joinUnit}
          />
          <FormSelect
            control={control}
            name="country"
            label={phrases.country}
            description={phrases.whereYouLiveNow}
            placeholder={phrases.select}
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChanged={moveTo}
          />
        </FieldRow>
        <AddressFields form={form} country={country} usStates={reference.usStates} />
      </FormStep>
      <FormStep at={3} title={phrases.howToReachYou}>
        <FormPhone control={control} name="mobile" description={phrases.mobileHint} dialCodes={dialCodes} />
        <EmailFields form={form} isFixed={emailFixed} />
        {belowEmail}
      </FormStep>
    </FormSection>
  );
}

/** The email address, typed twice unless it is read-only. */
function EmailFields({ form, isFixed }: { form: PersonForm; isFixed: boolean }) {
  const { control } = form;
  return (
    <FieldRow>
      <FormText
        control={control}
        name="email"
        label={phrases.emailAddress}
        description={isFixed ? phrases.fixedEmailHint : phrases.emailHint}
        disabled={isFixed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChanged={() => {
          if (form.getValues('confirmEmail') !== '') void form.trigger('confirmEmail');
        }}
      />
      <FormText
        control={control}
        name="confirmEmail"
        label={phrases.confirmEmailAddress}
        description={isFixed ? phrases.itStaysTheSame : phrases.typeItAgain}
        disabled={isFixed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldRow>
  );
}
