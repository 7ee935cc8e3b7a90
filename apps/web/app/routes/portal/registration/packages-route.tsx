import { stepRefusals } from '@sangamam/contract/orders/step-refusals';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { listFilteredPackages } from '@sangamam/contract/conventions/packages/package-endpoints';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import * as waitListPhrases from '#phrases/orders/family/wait-list.ts';
import { paths } from '#web/config/paths.ts';
import { pricesOf } from '#web/features/conventions/family/packages/package-prices.ts';
import { useFilteredPackages, useSelectPackage } from '#web/features/conventions/family/packages/api.ts';
import { PackageChoice } from '#web/features/conventions/family/packages/package-choice.tsx';
import { useParticipants } from '#web/features/orders/family/participants/api.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { flowStateOf, type FlowState } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { RegistrationStepper } from '#web/features/orders/family/flow/registration-stepper.tsx';
import { useNavigateWhenOnline } from '#web/features/orders/family/flow/use-navigate-when-online.ts';
import { useOwnWaitLists } from '#web/features/orders/family/wait-list/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons, TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { flowHandle } from './flow-handle.tsx';

/** Only where something is sold out. */
const WaitListOffer = lazy(() =>
  import('#web/features/orders/family/wait-list/wait-list-offer.tsx').then((module) => ({
    default: module.WaitListOffer,
  })),
);
const WaitListSection = lazy(() =>
  import('#web/features/orders/family/wait-list/wait-list-section.tsx').then((module) => ({
    default: module.WaitListSection,
  })),
);

const title = phrases.chooseAPackage;

export const meta = () => pageTitle(title);

/** What all include, and below it the cards. */
const skeleton = (
  <Stack>
    <TextSkeleton lines={2} label={phrases.loadingThePackages} />
    <CardSkeletons columns count={3} lines={8} label="" />
  </Stack>
);

export const handle = flowHandle({ title, step: 'package', intro: phrases.packagesIntro }, skeleton);

export default function PackagesPage() {
  const { of, registration } = useRegistration();
  const query = useFilteredPackages(of.conventionId);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  return (
    <Page
      title={title}
      above={<RegistrationStepper step="package" resumeAt={registration.resumeAt} />}
      intro={phrases.packagesIntro}
    >
      <Loaded query={query} skeleton={skeleton}>
        {(offer) => <Choice offer={offer} />}
      </Loaded>
    </Page>
  );
}

function Choice({
  offer: { packages: catalogue, selectedPackageId },
}: {
  offer: EndpointData<typeof listFilteredPackages>;
}) {
  const { of, registration } = useRegistration();
  const navigate = useNavigate();
  const goTo = useNavigateWhenOnline();
  const { fromReviewPage = false } = flowStateOf(useLocation());
  const select = useSelectPackage(of);
  const isSoldOut = catalogue.some(({ placesLeft }) => placesLeft === 0);
  const { data: lists, isLoading: mayBeHeld } = useOwnWaitLists(isSoldOut ? of.conventionId : undefined);
  const offers = lists?.packages.filter(({ own }) => own?.state === 'OFFERED') ?? [];
  // A place that is held for the family is one that is left.
  const packages = catalogue.map((one) =>
    offers.some(({ packageId }) => packageId === one._id) ? { ...one, placesLeft: null } : one,
  );
  const [picked, setPicked] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const isOffered = (id: string | null | undefined) =>
    packages.some(({ _id, placesLeft }) => _id === id && placesLeft !== 0);
  // The only one that fits needs no choice.
  const only = packages.length === 1 ? packages[0]?._id : undefined;
  const wanted = picked ?? selectedPackageId ?? only ?? null;
  const chosenId = wanted !== null && isOffered(wanted) ? wanted : null;
  const chosen = packages.find(({ _id }) => _id === chosenId);
  const people = useParticipants(of).data?.participants.filter(({ isParticipated }) => isParticipated).length;
  const lost = selectedPackageId !== null && !isOffered(selectedPackageId) && !mayBeHeld;

  const goOn = async (to: string) => {
    if (chosenId === null) {
      // Without a package the review would redirect back here.
      setComplaint(stepRefusals.PACKAGE_REQUIRED.message);
      return;
    }
    setComplaint(undefined);
    try {
      await select.mutateAsync(chosenId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setComplaint(error.message);
      return;
    }
    showToast({ message: phrases.packageSavedSuccessfully });
    const state: FlowState = { comeFrom: 'packageComponent', selectedPackageId: chosenId };
    await navigate(to, { state });
  };
  /** Saves a package that was just selected; one that is already saved needs no request. */
  const skip = () => (chosenId !== selectedPackageId ? goOn(paths.review) : goTo(paths.review));
  if (packages.length === 0) {
    return (
      <EmptyState
        title={phrases.noPackageTitle}
        action={<LinkButton to={paths.participants}>{phrases.changeWhoIsAttending}</LinkButton>}
      >
        {phrases.noPackageText}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {lost && picked === undefined && (
        <Callout tone="warning" title={phrases.packageLostTitle}>
          {phrases.packageLostText}
        </Callout>
      )}
      <Suspense fallback={null}>
        {offers.map((list) => (
          <WaitListOffer key={list.packageId} of={of} list={list}>
            {chosenId !== list.packageId && (
              <Button onClick={() => setPicked(list.packageId)}>
                {waitListPhrases.chooseOffered({ name: list.packageName })}
              </Button>
            )}
          </WaitListOffer>
        ))}
      </Suspense>
      <PackageChoice
        packages={packages}
        currency={registration.currency}
        people={people}
        chosenId={chosenId}
        onChoose={(packageId) => {
          setPicked(packageId);
          setComplaint(undefined);
        }}
      />
      <Suspense fallback={null}>
        {lists && <WaitListSection of={of} packages={packages} lists={lists} />}
      </Suspense>
      {complaint && (
        <Callout tone="danger" live scrollIntoView>
          <p>{complaint}</p>
        </Callout>
      )}
      <PageActions
        beside={
          chosen && (
            <Amount amount={pricesOf(chosen, registration.currency).now} currency={registration.currency} />
          )
        }
        main={
          <Button
            size="lg"
            iconAfter="arrowRight"
            loading={select.isPending}
            loadingLabel={phrases.savingYourPackage}
            onClick={() => void goOn(fromReviewPage ? paths.review : paths.upgradePackage)}
          >
            {fromReviewPage ? phrases.saveAndReview : phrases.optionalUpgrades}
          </Button>
        }
      >
        <LinkButton to={paths.participants} variant="muted" icon="arrowLeft">
          {phrases.backToPeople}
        </LinkButton>
        {chosenId !== null && (
          <Button variant="secondary" size="lg" idle={select.isPending} onClick={() => void skip()}>
            {phrases.skip}
          </Button>
        )}
      </PageActions>
    </Stack>
  );
}
