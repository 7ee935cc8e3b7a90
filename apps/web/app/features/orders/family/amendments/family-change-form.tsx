import { familyAmendmentForm } from '@sangamam/contract/orders/amendments/amendment-form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { amendmentFromWire, amendmentToWire } from './amendment-values.ts';
import styles from './amendment.module.css';
import { useOwnAmendmentPreview, useSendOwnAmendment, type OwnAmendment } from './api.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import type { Relative } from './newcomer-dialog.tsx';
import { Part } from './part.tsx';
import { AddPersonDialog, RegistrationFields } from './registration-fields.tsx';
import { plannedBy, useSettled } from './use-planned.ts';

/**
 * A family changes its registration that was sent: as it is to be, beside it what that does and who decides. What the
 * organiser has closed is left out. Only what was seen is sent.
 */
export function FamilyChangeForm({
  orderId,
  options,
  relatives,
}: {
  orderId: string;
  options: OwnAmendment;
  /** The people of the registration. */
  relatives: readonly Relative[];
}) {
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const form = useAppForm({ schema: familyAmendmentForm, defaultValues: amendmentFromWire(options) });
  const { base, revision, newerVersion } = useRevision(
    form,
    { ...options, revision: options.amendments },
    amendmentFromWire,
  );
  const forgetDraft = useFormDraft(form, `change.${orderId}`);
  const send = useSendOwnAmendment(orderId);
  const typed = useWatch({ control: form.control }) as ReturnType<typeof amendmentFromWire>;
  const settled = useSettled(bodyOf(typed, base));
  const planned = plannedBy(settled, useOwnAmendmentPreview(orderId, settled.body));
  const { allowed, currency } = options;
  const isDirect = planned.outcome?.way === 'DIRECT';
  return (
    <>
      <Form
        form={form}
        label={phrases.title}
        errorTitle={phrases.notSent}
        refusals={refusals}
        onSubmit={async ({ reason: note }) => {
          const body = bodyOf(form.getValues(), base);
          if (!body) throw refusal(phrases.nothingYet);
          if (planned.error) throw planned.error;
          const isSeen = JSON.stringify(body) === JSON.stringify(planned.body) && planned.isCurrent;
          if (!isSeen || !planned.outcome) throw refusal(phrases.lookFirst);
          const seen = { amendments: revision, netBefore: planned.outcome.before.net };
          let childOrderId: string | null;
          try {
            ({ childOrderId } = await send.mutateAsync({ ...body, note, ...seen }));
          } catch (error) {
            planned.again();
            throw error;
          }
          forgetDraft();
          showToast({ message: isDirect ? phrases.changed : phrases.requestSent });
          await navigate(childOrderId === null ? paths.myAccount : paths.payment(childOrderId));
        }}
      >
        {newerVersion}
        <div className={styles['columns']}>
          <RegistrationFields form={form} options={base} allowed={allowed} onAdd={() => setIsAdding(true)} />
          <div className={styles['aside']}>
            <Part title={phrases.whatChanges}>
              <ChangeOutcome planned={planned} currency={currency} />
              {!isDirect && (
                <FormTextarea
                  control={form.control}
                  name="reason"
                  label={phrases.note}
                  description={phrases.noteHint}
                  optional
                  rows={2}
                  maxLength={500}
                />
              )}
            </Part>
          </div>
        </div>
        <PageActions
          main={
            <SubmitButton size="lg" loadingLabel={isDirect ? phrases.changing : phrases.sending}>
              {isDirect ? phrases.changeNow : phrases.sendRequest}
            </SubmitButton>
          }
        >
          <LinkButton to={paths.myAccount} variant="muted" icon="arrowLeft">
            {phrases.goBack}
          </LinkButton>
        </PageActions>
      </Form>
      <AddPersonDialog
        form={form}
        options={base}
        known={relatives}
        draftName={`change.person.${orderId}`}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

/** Fields of the form as the endpoint names them in its refusals. */
const refusals = {
  fields: {
    'change.packageId': 'packageId',
    'change.specialRequest': 'specialRequest',
    note: 'reason',
  },
} as const;

/** What is to be different; undefined while nothing is. */
function bodyOf(typed: Parameters<typeof amendmentToWire>[0], base: OwnAmendment) {
  const wanted = amendmentToWire(typed, base);
  return wanted && { change: wanted.change };
}

const refusal = (message: string) => new ApiError(409, [{ code: 'AMENDMENT_CHANGES_NOTHING', message }]);
