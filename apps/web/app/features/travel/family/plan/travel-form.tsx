import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { Order } from '@sangamam/contract/orders/order';
import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';
import { travelFields, travelForm } from '@sangamam/contract/travel/plan/travel-form';
import { travelMessages, travelWhileTyping } from '@sangamam/contract/travel/plan/travel-messages';
import { useState } from 'react';
import * as phrases from '#phrases/travel/family/travel.ts';
import { seatsReplannedHint } from '#phrases/travel/staff/shuttles.ts';
import { ShuttleList } from '#web/domain/orders/shuttle-list.tsx';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import type { StoredLeg } from '@sangamam/contract/travel/plan/travel-plan';
import type { Option } from '#web/ui/form/field/select-field.tsx';

import { useSaveTravelPlan } from '../api.ts';
import { TravelLegFields } from './travel-leg-fields.tsx';
import { travelSuggestion, travelValues } from './travel-values.ts';

/** The airports by name; the one that is stored stays in the list when it is no longer offered. */
function airportOptions(
  airports: readonly { code: string; name: string }[],
  stored: StoredLeg | null,
): Option[] {
  const offered = airports.map(({ code, name }) => ({ value: code, label: name }));
  const { airport, airportName } = stored ?? {};
  if (!airport || airports.some(({ code }) => code === airport)) return offered;
  return [...offered, { value: airport, label: phrases.noLongerOffered({ name: airportName ?? airport }) }];
}

const fields = Object.fromEntries(
  Object.entries(travelFields).flatMap(([side, names]) =>
    Object.entries(names).map(([name, field]) => [`${side}.${name}`, field]),
  ),
);

/** The add-ons that came with the registration: a shuttle may be among them. */
function bookedAddons({ selectedAddons }: Order): string[] {
  const chosen = selectedAddons.filter(({ data }) => data.key !== declinedKey);
  return [...new Set(chosen.map(({ title }) => title))];
}

/** Whether the family has said how it comes or leaves. */
const isPlanned = ({ arrivalInfo, departureInfo }: Order['arrivalDepartureInfo']) =>
  arrivalInfo !== null || departureInfo !== null;

/**
 * Arrival and departure of a confirmed family (SPEC §2, §5). Submit is disabled until something is edited; a failure
 * keeps what was typed.
 */
export function TravelForm({
  order,
  airports,
  onSaved,
}: {
  order: Order;
  airports: readonly { code: string; name: string }[];
  /** Called at once when the plan is stored. */
  onSaved: () => void;
}) {
  const { arrivalDepartureInfo: stored, conventionData } = order;
  const [today] = useState(() => calendarDateIn(conventionData.timeZone, new Date()));
  const valuesOf = (plan: typeof stored) => travelValues(plan, travelSuggestion(order, today));
  const form = useAppForm({
    schema: travelForm({
      today,
      stored: {
        arrival: stored.arrivalInfo?.date ?? undefined,
        departure: stored.departureInfo?.date ?? undefined,
      },
    }),
    defaultValues: valuesOf(stored),
    emptied: travelWhileTyping,
  });
  const { control, formState } = form;
  const { revision, newerVersion } = useRevision(form, stored, valuesOf);
  const forgetDraft = useFormDraft(form, `travel.${order._id}`);
  const save = useSaveTravelPlan(order._id);
  const booked = bookedAddons(order);
  const [saved, setSaved] = useState(false);
  return (
    <Form
      form={form}
      label={phrases.theTravelPlan}
      refusals={{ fields, failed: travelMessages.failed }}
      onSubmit={async (plan) => {
        try {
          await save.mutateAsync({ ...plan, revision });
        } catch (error) {
          if (!(error instanceof ApiError && redirects(error)))
            showToast({ message: travelMessages.failed, tone: 'danger' });
          throw error;
        }
        setSaved(true);
        forgetDraft();
        showToast({ message: travelMessages.saved });
        onSaved();
      }}
    >
      {!saved && newerVersion}
      {stored.shuttles.length > 0 && (
        <Callout tone="info">
          <ShuttleList shuttles={stored.shuttles} heading="h2" />
          <p>{seatsReplannedHint}</p>
        </Callout>
      )}
      {booked.length > 0 && (
        <Callout tone="info">
          <p>{phrases.youHaveBooked({ addons: booked.join(', ') })}</p>
          {!isPlanned(stored) && <p>{phrases.forAShuttle}</p>}
        </Callout>
      )}
      <TravelLegFields
        side="arrivalInfo"
        control={control}
        today={today}
        airports={airportOptions(airports, stored.arrivalInfo)}
      />
      <TravelLegFields
        side="departureInfo"
        control={control}
        today={today}
        airports={airportOptions(airports, stored.departureInfo)}
      />
      <FormSection title={phrases.anythingElse}>
        <FormTextarea
          control={control}
          name="notes"
          label={phrases.notes}
          description={phrases.notesHint}
          optional
          maxLength={1000}
        />
      </FormSection>
      <PageActions>
        <SubmitButton size="lg" loadingLabel={phrases.saving} disabled={saved || !formState.isDirty}>
          {phrases.submit}
        </SubmitButton>
      </PageActions>
    </Form>
  );
}
