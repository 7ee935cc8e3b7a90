import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { groupRefusal } from '@sangamam/contract/orders/participants/people-rules';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { attendingCount } from '#phrases/orders/family/participants.ts';
import * as phrases from '#phrases/routes/portal/registration.ts';
import { paths } from '#web/config/paths.ts';
import {
  type ChangedParticipants,
  useParticipants,
  useRefetchOnFocus,
} from '#web/features/orders/family/participants/api.ts';
import { AddButtons } from '#web/features/orders/family/participants/add-buttons.tsx';
import { NotSaved } from '#web/features/orders/family/participants/not-saved.tsx';
import { ParticipantEditor } from '#web/features/orders/family/participants/participant-editor.tsx';
import { ParticipantList } from '#web/features/orders/family/participants/participant-list.tsx';
import { useCountryName } from '#web/domain/reference-data/country-choices.ts';
import { mayTakeLastTime } from '#web/features/orders/family/participants/last-time.ts';
import { groupOf } from '#web/features/orders/family/participants/participant-words.ts';
import {
  RemovedElsewhere,
  useRemovedElsewhere,
} from '#web/features/orders/family/participants/removed-elsewhere.tsx';
import { addForm, useOpenForm } from '#web/features/orders/family/participants/use-open-form.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { RegistrationStepper } from '#web/features/orders/family/flow/registration-stepper.tsx';
import { useNavigateWhenOnline } from '#web/features/orders/family/flow/use-navigate-when-online.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { flowHandle } from './flow-handle.tsx';

// Its sentences are those of every refusal.
const Blocked = lazy(() =>
  import('#web/features/orders/family/participants/blocked.tsx').then((module) => ({
    default: module.Blocked,
  })),
);

// Few families have registered before and chosen nobody yet.
const LastTimeOffer = lazy(() =>
  import('#web/features/orders/family/participants/last-time-offer.tsx').then((module) => ({
    default: module.LastTimeOffer,
  })),
);

const ConfirmParticipants = lazyDialog(
  async () =>
    (await import('#web/features/orders/family/participants/confirm-participants.tsx')).ConfirmParticipants,
);

type GroupRefusal = NonNullable<ReturnType<typeof groupRefusal>>;

const title = phrases.otherParticipants;

export const meta = () => pageTitle(title);

const skeleton = <CardSkeletons columns count={6} lines={2} label={phrases.loadingYourFamily} />;

export const handle = flowHandle(
  { title, step: 'people', narrow: true, intro: phrases.participantsIntro },
  skeleton,
);

export default function ParticipantsPage() {
  const { of, registration } = useRegistration();
  const query = useParticipants(of);
  useRefetchOnFocus(query);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  return (
    <Page
      narrow
      title={title}
      above={<RegistrationStepper step="people" resumeAt={registration.resumeAt} />}
      intro={phrases.participantsIntro}
    >
      <Loaded query={query} skeleton={skeleton}>
        {({ participants }) => <People participants={participants} />}
      </Loaded>
    </Page>
  );
}

function People({ participants }: { participants: readonly ParticipantRecord[] }) {
  const { of, registration } = useRegistration();
  const location = useLocation();
  const goTo = useNavigateWhenOnline();
  const { open: wanted, addAs, show } = useOpenForm();
  const removed = useRemovedElsewhere(wanted, participants);
  // The URL may name a person whom another device has removed from the list.
  const form = wanted === addForm || participants.some(({ userId }) => userId._id === wanted) ? wanted : null;
  const [clearedPackage, setClearedPackage] = useState<string>();
  const [blocked, setBlocked] = useState<GroupRefusal>();
  const [notSaved, setNotSaved] = useState<string>();
  const formTitle = useRef<HTMLHeadingElement>(null);
  const [confirming, setConfirming] = useState(false);
  const countryName = useCountryName();
  const attending = participants.filter(({ isParticipated }) => isParticipated);
  const flow = flowStateOf(location);
  const backToReview = flow.fromReviewPage === true && registration.packageName !== null && !clearedPackage;

  const changed = ({ packageCleared }: ChangedParticipants) => {
    setBlocked(undefined);
    setNotSaved(undefined);
    if (packageCleared) setClearedPackage(registration.packageName ?? phrases.theChosenPackage);
  };
  const showForm = (next: string | null, as?: Relationship) => {
    setBlocked(undefined);
    setNotSaved(undefined);
    show(next, as);
  };
  const goOn = () => {
    const refusal = groupRefusal(groupOf(participants));
    setBlocked(refusal);
    if (!refusal) setConfirming(true);
  };
  const editor = (edited?: ParticipantRecord) => (
    <ParticipantEditor
      key={edited?.userId._id ?? addForm}
      of={of}
      participants={participants}
      edited={edited}
      addAs={addAs}
      title={formTitle}
      onChanged={changed}
      onFailed={setNotSaved}
      onClose={() => showForm(null)}
    />
  );
  const goOnButton = (
    <Button size="lg" iconAfter="arrowRight" onClick={goOn}>
      {backToReview ? phrases.saveAndReview : phrases.continueLabel}
    </Button>
  );
  return (
    <Stack>
      {notSaved !== undefined && <NotSaved message={notSaved} title={formTitle} />}
      {clearedPackage && (
        <Callout tone="warning" title={phrases.wasRemoved({ clearedPackage })} live>
          {phrases.packageClearedText}
        </Callout>
      )}
      {mayTakeLastTime(participants) && (
        <Suspense fallback={null}>
          <LastTimeOffer of={of} participants={participants} onChanged={changed} />
        </Suspense>
      )}
      <ParticipantList
        of={of}
        participants={participants}
        editedId={form}
        editor={editor}
        onEdit={showForm}
        onChanged={changed}
      />
      {removed && (
        <RemovedElsewhere
          removed={removed}
          conventionId={of.conventionId}
          onAddAgain={() => showForm(addForm)}
          onClose={() => showForm(null)}
        />
      )}
      {form === addForm ? (
        editor()
      ) : (
        <AddButtons participants={participants} onAdd={(as) => showForm(addForm, as)} />
      )}
      {blocked && (
        <Suspense fallback={null}>
          <Blocked refusal={blocked} onAddSpouse={() => showForm(addForm, 'SPOUSE')} />
        </Suspense>
      )}
      {/* An open form is saved or cancelled first, by its own buttons. */}
      <PageActions main={form === null && goOnButton} beside={attendingCount({ count: attending.length })}>
        <LinkButton to={paths.myAccount} variant="muted" icon="arrowLeft">
          {phrases.backToMyAccount}
        </LinkButton>
      </PageActions>
      <ConfirmParticipants
        opened={confirming}
        participants={attending}
        countryName={countryName}
        onClose={() => setConfirming(false)}
        onProceed={() => void goTo(backToReview ? paths.review : paths.packages)}
      />
    </Stack>
  );
}
