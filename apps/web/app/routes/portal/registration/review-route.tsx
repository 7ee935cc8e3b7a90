import type { Review } from '@sangamam/contract/orders/order';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import { paths } from '#web/config/paths.ts';
import { useCountryName } from '#web/domain/reference-data/country-choices.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { RegistrationStepper } from '#web/features/orders/family/flow/registration-stepper.tsx';
import { statusSummaryOfAll } from '#web/features/orders/family/account/status-summary.ts';
import { useFilteredPackages } from '#web/features/conventions/family/packages/api.ts';
import { pricesOf } from '#web/features/conventions/family/packages/package-prices.ts';
import { CancellationTerms } from '#web/domain/conventions/cancellation-terms.tsx';
import { Amount } from '#web/domain/money/amount.tsx';
import { useReview, useSubmitForApproval } from '#web/features/orders/family/review/api.ts';
import { useListVisibility } from '#web/features/people/family/visibility/api.ts';
import { netOf } from '#web/features/orders/family/review/net-of.ts';
import { ReviewDetails } from '#web/features/orders/family/review/review-details.tsx';
import { ReviewSkeleton } from '#web/features/orders/family/review/review-skeleton.tsx';
import { SendOrder } from '#web/features/orders/family/review/send-order.tsx';
import { SubmitError } from '#web/features/orders/family/review/submit-error.tsx';
import { formatDateRange } from '#web/lib/text/calendar-text.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { Page, PageActions, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { AddonReviewScreen } from './addon-review-screen.tsx';
import { flowHandle } from './flow-handle.tsx';
import { useSubmission } from './use-submission.ts';

const title = phrases.reviewTheDetails;

export const meta = () => pageTitle(title);

const skeleton = <ReviewSkeleton label={phrases.loadingTheReview} />;

export const handle = flowHandle({ title, step: 'review' }, skeleton);

/** The review of a registration: to submit while it is open, read-only afterwards. Add-on orders have their own. */
export default function ReviewPage() {
  const { registration } = useRegistration();
  return registration.parentOrderId === null ? <RegistrationReview /> : <AddonReviewScreen />;
}

function RegistrationReview() {
  const { registration } = useRegistration();
  const query = useReview(registration._id);
  const { comeFrom } = flowStateOf(useLocation());
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  const { status, conventionData } = query.data ?? registration;
  const open = status === 'INCOMPLETE' && conventionData.registrationOpen && comeFrom !== 'myAccount';
  return (
    <Page
      title={open ? title : phrases.registrationSummary}
      above={
        open ? (
          <RegistrationStepper step="review" resumeAt={registration.resumeAt} />
        ) : (
          <Breadcrumbs trail={trail} />
        )
      }
      intro={
        open
          ? phrases.pleaseCheckEverything({
              name: conventionData.name,
              days: formatDateRange(conventionData.startDate, conventionData.endDate),
              location: conventionData.location,
            })
          : conventionData.name
      }
    >
      <Loaded query={query} skeleton={skeleton}>
        {(review) => {
          if (!open) return <Summary review={review} />;
          // Data from before the last page's change must not trigger a redirect.
          if (!isWhole(review))
            return query.isFetching ? skeleton : <Navigate to={missingAt(review)} replace />;
          return <OpenReview review={review} />;
        }}
      </Loaded>
    </Page>
  );
}

const trail = [
  { label: phrases.home, to: paths.home },
  { label: phrases.myAccount, to: paths.myAccount },
  { label: phrases.registrationSummary },
];

/** True with at least one selected participant and a package; otherwise there is nothing to review (SPEC §2). */
function isWhole({ participantsData, packageData }: Review): boolean {
  return participantsData.length > 0 && packageData !== null;
}

function missingAt({ participantsData }: Review): string {
  return participantsData.length === 0 ? paths.participants : paths.packages;
}

function OpenReview({ review }: { review: Review }) {
  const { of } = useRegistration();
  const countryName = useCountryName();
  const submit = useSubmitForApproval(of);
  const hidden = useListVisibility().data?.hiddenFromList;
  const [chosen, setListed] = useState<boolean>();
  const isListed = chosen ?? (hidden === undefined ? undefined : !hidden);
  const { sending, refusal, send } = useSubmission(({ expectedTotal }) =>
    submit.mutateAsync({ expectedTotal, ...(isListed !== undefined && { listPublicly: isListed }) }),
  );
  const net = netOf(review);
  const packages = useFilteredPackages(of.conventionId).data?.packages;
  const chosenPackage = packages?.find(({ _id }) => _id === review.packageData?._id);
  const prices = chosenPackage && pricesOf(chosenPackage, review.currency);
  const saving = prices ? prices.list - prices.now : 0;
  return (
    <Stack>
      <ReviewDetails review={review} editable saving={saving} countryName={countryName} />
      <SendOrder
        ways={net > 0 ? ['confirmation', 'payment'] : ['confirmation']}
        sending={sending}
        total={net > 0 && <Amount amount={net} currency={review.currency} />}
        conditions={
          net > 0 && (
            <CancellationTerms
              terms={review.conventionData.cancellation}
              currency={review.currency}
              requestsUntil={review.conventionData.cancelRequestsUntil}
            />
          )
        }
        listed={isListed === undefined ? undefined : { isListed, onChange: setListed }}
        onSend={(afterwards) => void send(afterwards, net)}
        trouble={refusal && <SubmitError {...refusal} totalNow={net} currency={review.currency} />}
      />
    </Stack>
  );
}

function Summary({ review }: { review: Review }) {
  const countryName = useCountryName();
  const { tmpConvRegNo, permConvRegNo } = review;
  // Neither add-ons nor the checklist are known here, so that it never says that everything is done.
  const standing = statusSummaryOfAll(review, []);
  return (
    <Stack>
      <Row>
        <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>
        <NumberTag number={permConvRegNo ?? tmpConvRegNo} />
      </Row>
      <p>{standing.next}</p>
      <ReviewDetails review={review} editable={false} countryName={countryName} />
      <PageActions>
        <LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>
        <Button variant="secondary" icon="page" onClick={() => globalThis.print()}>
          {phrases.print}
        </Button>
      </PageActions>
    </Stack>
  );
}
