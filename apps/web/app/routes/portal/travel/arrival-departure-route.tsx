import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/travel/family/travel.ts';
import { paths } from '#web/config/paths.ts';
import { conventionOver } from '#web/features/orders/family/account/convention-over.ts';
import { isMissingOrder } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { useAirports, useTravelOrder } from '#web/features/travel/family/api.ts';
import { TravelForm } from '#web/features/travel/family/plan/travel-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page, Row } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import type { PageHandle } from '../page-handle.ts';
import type { Route } from './+types/arrival-departure-route.ts';

const title = phrases.arrivalAndDeparture;

export const meta = () => pageTitle(title);

const trail = [
  { label: phrases.homepage, to: paths.home },
  { label: phrases.register, to: paths.participants },
  { label: phrases.myAccount, to: paths.myAccount },
  { label: title },
];

const skeleton = <CardSkeletons count={2} lines={5} label={phrases.loadingYourTravelPlan} />;
/** The sentence before the convention's name is known: as long as with it. */
const intro = phrases.intro({ name: '…' });

export const handle: PageHandle = {
  outline: (
    <Page narrow title={title} above={<Breadcrumbs trail={trail} />} intro={intro}>
      <Row>
        <LinkButton to={paths.myAccount} variant="muted" icon="arrowLeft">
          {phrases.back}
        </LinkButton>
      </Row>
      {skeleton}
    </Page>
  ),
};

/** How long the toast of a saved plan shows before the page goes back (SPEC §8), in milliseconds. */
const toastMs = 2_000;

/** When a confirmed family comes and leaves, and whether it wants to be driven (SPEC §2 Arrival & Departure). */
export default function ArrivalDeparturePage({ params: { orderId } }: Route.ComponentProps) {
  const order = useTravelOrder(orderId);
  const airports = useAirports();
  const goBack = useOnePageBack();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (isMissingOrder(order.error)) return <RegistrationNotFound />;
  return (
    <Page
      narrow
      title={title}
      above={<Breadcrumbs trail={trail} />}
      intro={order.data ? phrases.intro({ name: order.data.conventionData.name }) : intro}
    >
      <Row>
        <Button variant="muted" icon="arrowLeft" onClick={goBack}>
          {phrases.back}
        </Button>
      </Row>
      <Loaded query={order} skeleton={skeleton}>
        {(loaded) =>
          conventionOver(loaded.conventionData) ? (
            <EmptyState
              title={phrases.conventionIsOver}
              action={<LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>}
            >
              {phrases.nothingToPlan}
            </EmptyState>
          ) : loaded.status === 'CONFIRMED' && loaded.parentOrderId === null ? (
            <Loaded query={airports} skeleton={skeleton}>
              {(list) => (
                <TravelForm
                  order={loaded}
                  airports={list}
                  onSaved={() => {
                    timer.current = setTimeout(goBack, toastMs);
                  }}
                />
              )}
            </Loaded>
          ) : (
            <EmptyState
              title={phrases.notConfirmedTitle}
              action={<LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>}
            >
              {phrases.notConfirmedText}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

/** One page back; to My Account where this page was the first. */
function useOnePageBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0;
    void (isFirst ? navigate(paths.myAccount) : navigate(-1));
  };
}
