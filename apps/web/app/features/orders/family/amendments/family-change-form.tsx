import { familyAmendmentForm } from '@sangamam/contract/orders/amendments/amendment-form';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { amendmentFromWire, amendmentToWire, heldAddons } from './amendment-values.ts';
import styles from './amendment.module.css';
import { useOwnAmendmentPreview, useSendOwnAmendment, type OwnAmendment } from './api.ts';
import { ChangeOutcome } from './change-outcome.tsx';
import { NewcomerDialog, relativeOf, type Relative } from './newcomer-dialog.tsx';
import { Part } from './part.tsx';
import { PeopleFields } from './people-fields.tsx';
import { AddonFields, PackageField } from './purchase-fields.tsx';
import { plannedBy, useSettled } from './use-planned.ts';

/**
 * A family changes its registration that was sent: as it is to be, beside it what that does and who decides. What the
 * organiser has closed is left out. Only what was seen is sent.
 */
export function FamilyChangeForm({
  orderId,
  options,
  relatives: known,
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
  const relatives = [...known, ...form.getValues('join').map(relativeOf)];
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
          <div className={styles['part']}>
            {allowed.people !== 'NONE' && (
              <Part title={phrases.who} hint={phrases.whoHint}>
                <PeopleFields form={form} people={base.people} onAdd={() => setIsAdding(true)} />
              </Part>
            )}
            {allowed.package !== 'NONE' && (
              <Card>
                <PackageField form={form} options={base} heldName={base.packageName} />
              </Card>
            )}
            {allowed.addons !== 'NONE' && base.addons.length + base.selection.length > 0 && (
              <Folded title={phrases.addOns} hint={heldAddons(base) || phrases.noAddOns}>
                <p className={styles['hint']}>{phrases.addOnsHint}</p>
                <AddonFields form={form} options={base} />
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
      <NewcomerDialog
        title={phrases.addSomebody}
        draftName={`change.person.${orderId}`}
        of={{ userId: options.userId, conventionId: options.conventionId }}
        relatives={relatives}
        relationships={freeRelationships(relatives.map(({ relationShip }) => relationShip))}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onAdd={(newcomer) =>
          form.setValue('join', [...form.getValues('join'), newcomer], {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
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
