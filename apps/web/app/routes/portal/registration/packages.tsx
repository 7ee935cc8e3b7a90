import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { listFilteredPackages } from '@sangamam/contract/packages/package-endpoints';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { useFilteredPackages } from '#web/features/packages/api/filtered-packages.ts';
import { useSelectPackage } from '#web/features/packages/api/select-package.ts';
import { PackageChoice } from '#web/features/packages/package-choice.tsx';
import { flowStateOf, type FlowState } from '#web/features/orders/flow/flow-state.ts';
import {
  isMissingOrder,
  useRegistration,
  type FlowHandle,
} from '#web/features/orders/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/flow/registration-not-found.tsx';
import { RegistrationStepper } from '#web/features/orders/flow/registration-stepper.tsx';
import { useNavigateWhenOnline } from '#web/features/orders/flow/use-navigate-when-online.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

const title = 'Choose a package';

export const meta = () => pageTitle(title);
export const handle: FlowHandle = { title, step: 'package' };

export default function PackagesPage() {
  const { of, registration } = useRegistration();
  const query = useFilteredPackages(of.conventionId);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  return (
    <Page
      title={title}
      above={<RegistrationStepper step="package" resumeAt={registration.resumeAt} />}
      intro="One package covers everybody who comes along. These fit your group."
    >
      <Loaded query={query} skeleton={<CardSkeletons count={3} lines={5} label="Loading the packages…" />}>
        {(offer) => <Choice offer={offer} />}
      </Loaded>
    </Page>
  );
}

function Choice({
  offer: { packages, selectedPackageId },
}: {
  offer: EndpointData<typeof listFilteredPackages>;
}) {
  const { of, registration } = useRegistration();
  const navigate = useNavigate();
  const goTo = useNavigateWhenOnline();
  const { fromReviewPage = false } = flowStateOf(useLocation());
  const select = useSelectPackage(of);
  const [picked, setPicked] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const isOffered = (id: string | null | undefined) =>
    packages.some(({ _id, placesLeft }) => _id === id && placesLeft !== 0);
  const wanted = picked ?? selectedPackageId;
  const chosenId = wanted !== null && isOffered(wanted) ? wanted : null;
  const lost = selectedPackageId !== null && !isOffered(selectedPackageId);

  const goOn = async (to: string) => {
    if (chosenId === null) {
      // Without a package the review would only lead back here.
      setComplaint(errorCatalogue.PACKAGE_REQUIRED.message);
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
    showToast({ message: 'Package saved successfully' });
    const state: FlowState = { comeFrom: 'packageComponent', selectedPackageId: chosenId };
    await navigate(to, { state });
  };
  /** What was just picked is kept; what was saved before needs no saving. */
  const skip = () =>
    chosenId === null || chosenId !== selectedPackageId ? goOn(paths.review) : goTo(paths.review);
  if (packages.length === 0) {
    return (
      <EmptyState
        title="No package fits this group"
        action={<LinkButton to={paths.participants}>Change who comes along</LinkButton>}
      >
        Packages have limits on how many people they are for, and some on their ages.
      </EmptyState>
    );
  }
  return (
    <Stack>
      {lost && picked === undefined && (
        <Callout tone="warning" title="The package that you had chosen is no longer possible">
          It does not fit your group any more, or its last place has been taken. Please choose another one.
        </Callout>
      )}
      <PackageChoice
        packages={packages}
        currency={registration.currency}
        chosenId={chosenId}
        onChoose={(packageId) => {
          setPicked(packageId);
          setComplaint(undefined);
        }}
      />
      {complaint && (
        <Callout tone="danger" live scrollIntoView>
          <p>{complaint}</p>
        </Callout>
      )}
      <PageActions
        main={
          <Button
            size="lg"
            iconAfter="arrowRight"
            loading={select.isPending}
            loadingLabel="Saving your package…"
            onClick={() => void goOn(fromReviewPage ? paths.review : paths.upgradePackage)}
          >
            {fromReviewPage ? 'Save and go to review page' : 'Optional Upgrades'}
          </Button>
        }
      >
        <LinkButton to={paths.participants} variant="muted" icon="arrowLeft">
          Back to the people
        </LinkButton>
        <Button variant="secondary" size="lg" idle={select.isPending} onClick={() => void skip()}>
          Skip
        </Button>
      </PageActions>
    </Stack>
  );
}
