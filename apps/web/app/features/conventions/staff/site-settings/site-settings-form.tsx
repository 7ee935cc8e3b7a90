import {
  forEachMethod,
  paymentMethods,
  paymentTypeNames,
  reportableMethods,
} from '@sangamam/contract/ledger/terms/payment-methods';
import type { AdminSettings } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  siteSettingsForm,
  type SiteSettingsFormInput,
} from '@sangamam/contract/conventions/reference-data/reference-forms';

import * as phrases from '#phrases/conventions/staff/site-settings.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useUpdateSiteSettings } from './api.ts';

/** Those that families choose most come first. */
const methods = [...new Set([...reportableMethods, ...paymentMethods])];

/** Fees, contact and links of the whole site. */
export function SiteSettingsForm({ site }: { site: AdminSettings['site'] }) {
  const form = useAppForm({ schema: siteSettingsForm, defaultValues: fromWire(site) });
  const { revision, setRevision, newerVersion } = useRevision(form, site, fromWire);
  const save = useUpdateSiteSettings(revision);
  const { control } = form;
  const percent = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Form
      form={form}
      headsBeside
      label={phrases.feesContactLinks}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        form.reset(fromWire(saved.site));
        setRevision(saved.site.revision);
        showToast({ message: phrases.saved });
      }}
    >
      {newerVersion}
      <FormSection title={phrases.convenienceFees} description={phrases.feesHint}>
        <FieldRow>
          {methods.map((method) => (
            <FormText
              key={method}
              control={control}
              name={`convenienceFee.${method}`}
              label={phrases.feePercent({ method: paymentTypeNames[method] })}
              {...percent}
            />
          ))}
        </FieldRow>
      </FormSection>
      <FormSection title={phrases.whoWeAre} description={phrases.organizationHint}>
        <FieldRow>
          <FormText
            control={control}
            name="organisationName"
            label={phrases.nameOfTheOrganization}
            autoComplete="off"
            maxLength={80}
          />
          <FormText
            control={control}
            name="supportEmail"
            label={phrases.emailForHelp}
            type="email"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="supportPhone"
            label={phrases.phoneForHelp}
            description={phrases.phoneHint}
            type="tel"
            autoComplete="off"
            optional
          />
          <FormText
            control={control}
            name="supportHours"
            label={phrases.hoursForHelp}
            description={phrases.hoursForHelpHint}
            autoComplete="off"
            maxLength={80}
            optional
          />
        </FieldRow>
      </FormSection>
      <FormSection title={phrases.links} description={phrases.linksHint}>
        <FieldRow>
          <FormText
            control={control}
            name="links.mainSite.label"
            label={phrases.mainSiteWords}
            autoComplete="off"
            maxLength={60}
          />
          <FormText
            control={control}
            name="links.mainSite.url"
            label={phrases.mainSiteAddress}
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.sisterSite.label"
            label={phrases.sisterSiteWords}
            autoComplete="off"
            maxLength={60}
          />
          <FormText
            control={control}
            name="links.sisterSite.url"
            label={phrases.sisterSiteAddress}
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.videoChannel"
            label={phrases.videoChannel}
            type="url"
            autoComplete="off"
          />
          <FormText
            control={control}
            name="links.socialPage"
            label={phrases.socialPage}
            type="url"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>{phrases.saveSettings}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function fromWire({
  convenienceFee,
  organisationName,
  supportEmail,
  supportPhone,
  supportHours,
  links,
}: AdminSettings['site']): SiteSettingsFormInput {
  return {
    organisationName,
    supportEmail,
    supportPhone,
    supportHours,
    links,
    convenienceFee: forEachMethod((_facts, method) => String(convenienceFee[method])),
  };
}
