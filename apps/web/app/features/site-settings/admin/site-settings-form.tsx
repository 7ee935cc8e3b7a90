import type { DeskSettings } from '@sangamam/contract/reference-data/admin/reference-drafts';
import {
  siteSettingsForm,
  type SiteSettingsFormInput,
} from '@sangamam/contract/reference-data/admin/reference-forms';

import { useState } from 'react';

import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { NewerVersion } from '#web/ui/form/newer-version/newer-version.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useUpdateSiteSettings } from './api/settings.ts';

/** Fees, contact and links of the whole site. */
export function SiteSettingsForm({ site }: { site: DeskSettings['site'] }) {
  const form = useAppForm({ schema: siteSettingsForm, defaultValues: fromWire(site) });
  const [revision, setRevision] = useState(site.revision);
  const save = useUpdateSiteSettings(revision);
  const { control } = form;
  const percent = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Form
      form={form}
      label="Fees, contact, links"
      errorTitle="The settings were not saved"
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        form.reset(fromWire(saved.site));
        setRevision(saved.site.revision);
        showToast({ message: 'The settings are saved' });
      }}
    >
      <NewerVersion
        form={form}
        stored={site}
        revision={revision}
        valuesOf={fromWire}
        onShown={(newer) => setRevision(newer.revision)}
      />
      <FormSection
        title="Convenience fees"
        description="Percent of the net price, rounded up to whole dollars. Payments that were reported keep their fee."
      >
        <FieldRow>
          <FormText control={control} name="convenienceFee.CHASE" label="Zelle, percent" {...percent} />
          <FormText control={control} name="convenienceFee.CHEQUE" label="Cheque, percent" {...percent} />
          <FormText control={control} name="convenienceFee.PAYPAL" label="PayPal, percent" {...percent} />
          <FormText
            control={control}
            name="convenienceFee.CREDIT_CARD"
            label="Credit card, percent"
            {...percent}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Who we are"
        description="Mails and pages name the organisation; families write to the email."
      >
        <FieldRow>
          <FormText
            control={control}
            name="organisationName"
            label="Name of the organisation"
            autoComplete="off"
            maxLength={80}
          />
          <FormText
            control={control}
            name="supportEmail"
            label="Email for help"
            type="email"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormSection title="Links" description="In the header and at the foot of every page.">
        <FieldRow>
          <FormText
            control={control}
            name="links.mainSite.label"
            label="Main site, words"
            autoComplete="off"
            maxLength={60}
          />
          <FormText
            control={control}
            name="links.mainSite.url"
            label="Main site, address"
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.sisterSite.label"
            label="Sister site, words"
            autoComplete="off"
            maxLength={60}
          />
          <FormText
            control={control}
            name="links.sisterSite.url"
            label="Sister site, address"
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.videoChannel"
            label="Video channel"
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.socialPage"
            label="Social page"
            type="url"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>Save fees, contact and links</SubmitButton>
      </FormActions>
    </Form>
  );
}

function fromWire({
  convenienceFee,
  organisationName,
  supportEmail,
  links,
}: DeskSettings['site']): SiteSettingsFormInput {
  const { CHASE, CHEQUE, PAYPAL, CREDIT_CARD } = convenienceFee;
  return {
    organisationName,
    supportEmail,
    links,
    convenienceFee: {
      CHASE: String(CHASE),
      CHEQUE: String(CHEQUE),
      PAYPAL: String(PAYPAL),
      CREDIT_CARD: String(CREDIT_CARD),
    },
  };
}
