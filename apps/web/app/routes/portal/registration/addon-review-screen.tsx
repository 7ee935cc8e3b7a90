import { useLocation } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import { paths } from '#web/config/paths.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { statusSummaryOf } from '#web/features/orders/family/account/status-summary.ts';
import { AddonReviewDetails } from '#web/features/orders/family/review/addon-review-details.tsx';
import { useAddonReview, useSubmitAddonOrder } from '#web/features/orders/family/review/api.ts';
import { netOf } from '#web/features/orders/family/review/net-of.ts';
import { SendOrder } from '#web/features/orders/family/review/send-order.tsx';
import { SubmitError } from '#web/features/orders/family/review/submit-error.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { Page, PageActions, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useSubmission } from './use-submission.ts';

type Review = NonNullable<ReturnType<typeof useAddonReview>['data']>;

/** The review of an add-on order (SPEC §2, `addonUpdateComponent`): pay or submit while it is open, else read-only. */
export function AddonReviewScreen() {
  const { registration: order } = useRegistration();
  const query = useAddonReview(order._id);
  const { comeFrom } = flowStateOf(useLocation());
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  const open = (query.data ?? order).status === 'INCOMPLETE' && comeFrom !== 'myAccount';
  const title = open ? phrases.reviewTheDetails : phrases.registrationSummary;
  return (
    <Page
      title={title}
      above={
        <Breadcrumbs
          trail={[
            { label: phrases.myAccount, to: paths.myAccount },
            ...(open ? [{ label: phrases.buyAdditionalAddons, to: paths.addonsOf(order._id) }] : []),
            { label: title },
          ]}
        />
      }
      intro={phrases.addOnReviewIntro({ name: order.conventionData.name })}
    >
      <Loaded query={query} skeleton={<CardSkeletons count={2} lines={4} label={phrases.loadingTheReview} />}>
        {(review) => (open ? <Open review={review} /> : <Summary review={review} />)}
      </Loaded>
    </Page>
  );
}

function Open({ review }: { review: Review }) {
  const { orderId, currency } = review;
  const submit = useSubmitAddonOrder(orderId);
  const { sending, refusal, send } = useSubmission(submit.mutateAsync);
  const net = netOf(review);
  const addonsAt = paths.addonsOf(orderId);
  return (
    <Stack>
      <AddonReviewDetails review={review} editAt={addonsAt} />
      <SendOrder
        // An order with a price only needs its payment; without a price the officers review it (SPEC §4, DECISIONS §4).
        ways={net > 0 ? ['payment'] : ['confirmation']}
        sending={sending}
        onSend={(afterwards) => void send(afterwards, net)}
        trouble={
          refusal && <SubmitError {...refusal} totalNow={net} currency={currency} addonsAt={addonsAt} />
        }
      />
    </Stack>
  );
}

function Summary({ review }: { review: Review }) {
  const { tmpConvRegNo, permConvRegNo, reason } = review;
  const standing = statusSummaryOf(review);
  return (
    <Stack>
      <Row>
        <StatusBadge tone={standing.tone}>{standing.words}</StatusBadge>
        <NumberTag number={permConvRegNo ?? tmpConvRegNo} />
      </Row>
      <p>{standing.next}</p>
      {reason && <p>“{reason}”</p>}
      <AddonReviewDetails review={review} />
      <PageActions>
        <LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>
      </PageActions>
    </Stack>
  );
}
