import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MergeOptions } from '@sangamam/contract/orders/registrations/merge-endpoints';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/staff/merge.ts';
import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { plannedBy, useSettled } from '#web/features/orders/family/amendments/use-planned.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormSelect, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { offerUndo } from '../undo/undo-offer.ts';
import { useMergePreview, useMergeRegistrations } from './api.ts';
import { Side } from './duplicate-card.tsx';
import own from './duplicates.module.css';
import { MergeResult } from './merge-outcome.tsx';
import { joinable, mergeForm, mergeFromWire, mergeToWire } from './merge-values.ts';

/** Two registrations side by side, and the form that makes one of them; where that is not possible, why. */
export function MergeForm({ options }: { options: MergeOptions }) {
  const { stays, ends, obstacles } = options;
  return (
    <Stack>
      <Card>
        <div className={own['sides']}>
          <div>
            <h2 className={own['role']}>{phrases.stays}</h2>
            <Side side={stays} />
          </div>
          <div>
            <h2 className={own['role']}>{phrases.ends}</h2>
            <Side side={ends} />
          </div>
        </div>
      </Card>
      {ends.submittedAt !== null && (
        <div>
          <LinkButton variant="secondary" to={adminPaths.mergeRegistrations(ends._id, stays._id)}>
            {phrases.swap}
          </LinkButton>
        </div>
      )}
      {obstacles.length > 0 ? (
        <Callout tone="warning" title={phrases.blockedTitle}>
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
        </Callout>
      ) : (
        <PossibleMerge options={options} />
      )}
    </Stack>
  );
}

/** Only what was seen is carried out. */
function PossibleMerge({ options }: { options: MergeOptions }) {
  const { stays, ends, people, others, packages, packageId, packageName, amendments, netBefore } = options;
  const both = { orderId: stays._id, otherOrderId: ends._id };
  const navigate = useNavigate();
  const form = useAppForm({ schema: mergeForm, defaultValues: mergeFromWire(options) });
  const typed = useWatch({ control: form.control });
  const wanted = mergeToWire({
    people: (typed.people ?? []).map(({ participantId = '', choice = '' }) => ({ participantId, choice })),
    packageId: typed.packageId ?? '',
  });
  const settled = useSettled(wanted);
  const planned = plannedBy(settled, useMergePreview(both, settled.body));
  const merge = useMergeRegistrations(both);
  const choices = [
    ...people.map(({ participantId, name }) => ({
      value: `SAME ${participantId}`,
      label: phrases.sameAs({ name }),
    })),
    ...joinable.map((one) => ({
      value: `JOIN ${one}`,
      label: phrases.joinsAs({ relationship: relationshipNames[one].toLowerCase() }),
    })),
    { value: 'OUT', label: phrases.staysOut },
  ];
  return (
    <Form
      form={form}
      label={phrases.mergeRegistrations}
      errorTitle={phrases.notMerged}
      onSubmit={async (values) => {
        const body = mergeToWire(values);
        const isSeen = JSON.stringify(body) === JSON.stringify(planned.body) && planned.isCurrent;
        if (planned.error) throw planned.error;
        if (!body || !isSeen || !planned.outcome) throw notSeen;
        const madeAt = Date.now();
        const { decisionId } = await merge.mutateAsync({
          merge: body,
          reason: values.reason,
          amendments,
          netBefore,
          movedBefore: planned.outcome.moved,
        });
        offerUndo({
          message: phrases.done,
          decisions: [
            { orderId: stays._id, decisionId, name: stays.registrantName, number: stays.tmpConvRegNo },
          ],
          madeAt,
        });
        await navigate(adminPaths.registration(stays._id));
      }}
    >
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <Part title={phrases.whoComes}>
            {others.length === 0 && <p className={styles['hint']}>{phrases.nobodyAttends}</p>}
            {others.map(({ participantId, name }, index) => (
              <FormSelect
                key={participantId}
                control={form.control}
                name={`people.${index}.choice`}
                label={name}
                placeholder={phrases.choose}
                options={choices}
              />
            ))}
            <FormSelect
              control={form.control}
              name="packageId"
              label={phrases.packageLabel}
              options={[
                { value: '', label: phrases.packageKept({ name: packageName ?? '' }) },
                ...packages
                  .filter(({ _id }) => _id !== packageId)
                  .map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
          </Part>
        </div>
        <div className={styles['aside']}>
          <Part title={phrases.whatItDoes}>
            {!planned.body ? (
              <p className={styles['hint']}>{phrases.chooseFirst}</p>
            ) : planned.error ? (
              <Callout tone="danger" live>
                <p>{planned.error.message}</p>
              </Callout>
            ) : planned.outcome ? (
              <div
                className={styles['result']}
                data-stale={!planned.isCurrent || undefined}
                aria-busy={!planned.isCurrent}
              >
                <MergeResult outcome={planned.outcome} options={options} />
              </div>
            ) : (
              <TextSkeleton lines={5} label={phrases.working} />
            )}
            <FormTextarea
              control={form.control}
              name="reason"
              label={phrases.reason}
              description={phrases.reasonHint}
              rows={2}
              maxLength={200}
            />
          </Part>
        </div>
      </div>
      <PageActions
        main={
          <SubmitButton size="lg" loadingLabel={phrases.carryingOut}>
            {phrases.carryOut}
          </SubmitButton>
        }
      >
        <LinkButton to={adminPaths.duplicates} variant="muted" icon="arrowLeft">
          {phrases.backToDesk}
        </LinkButton>
      </PageActions>
    </Form>
  );
}

const notSeen = new ApiError(409, [{ code: 'CONFLICT', message: phrases.lookFirst }]);
