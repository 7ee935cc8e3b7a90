import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import { useOrderHistory } from '#web/features/orders/family/api.ts';
import { currentRegistration } from '#web/features/orders/family/flow/current-registration.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import type { RegistrationContext } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { chooseConvention, useSession } from '#web/lib/session/session.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import { FlowFrame, type FlowHandle } from './flow-handle.tsx';

/** Pages of one registration, found by the URL, by an earlier choice, or among the orders of another device. */
export default function RegistrationLayout() {
  const { userId = '', conventionId = '' } = useSession() ?? {};
  const [search] = useSearchParams();
  const told = flowStateOf(useLocation());
  const orderId = search.get('order') ?? told.orderId ?? null;
  const history = useOrderHistory(userId);
  const registration = history.data && currentRegistration(history.data, { orderId, conventionId });
  const found = orderId === null ? registration?.conventionData._id : undefined;
  useEffect(() => {
    if (found) chooseConvention(found);
  }, [found]);
  // An order that was opened a moment ago appears once the list has been refetched.
  if (history.data && (registration || !history.isFetching)) {
    if (!registration) return <RegistrationNotFound />;
    const context: RegistrationContext = {
      registration,
      orders: history.data,
      of: { userId, conventionId: registration.conventionData._id },
    };
    return <Outlet context={context} />;
  }
  return <Waiting history={history} />;
}

/** Shown while the registration is loading or when it failed to load. */
function Waiting({ history }: { history: ReturnType<typeof useOrderHistory> }) {
  const handle = useMatches().at(-1)?.handle as FlowHandle | undefined;
  if (!handle)
    return (
      <Page title={phrases.yourRegistration}>
        <Loaded query={history}>{() => null}</Loaded>
      </Page>
    );
  if (!history.error) return handle.outline;
  return (
    <FlowFrame {...handle}>
      <Loaded query={history}>{() => null}</Loaded>
    </FlowFrame>
  );
}
