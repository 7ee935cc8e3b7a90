import * as phrases from '#phrases/orders/family/amendment.ts';
import { paths } from '#web/config/paths.ts';
import { ChangeWish } from '#web/features/casework/family/questions/change-wish.tsx';
import { useOwnAmendment, type OwnAmendment } from '#web/features/orders/family/amendments/api.ts';
import { FamilyChangeForm } from '#web/features/orders/family/amendments/family-change-form.tsx';
import { OwnRequest } from '#web/features/orders/family/amendments/own-request.tsx';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { useWholeOrder } from '#web/features/orders/family/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import type { Route } from './+types/change-registration-route.ts';

export const meta = () => pageTitle(phrases.title);

/** A family changes its registration that was sent, or sees what it asked for. */
export default function ChangeRegistration({ params: { orderId } }: Route.ComponentProps) {
  const order = useWholeOrder(orderId);
  const options = useOwnAmendment(orderId);
  const convention = order.data?.conventionData.name;
  return (
    <Page
      title={phrases.title}
      // A line of its own, also before its text is there.
      intro={convention && options.data ? phrases.about({ number: options.data.number, convention }) : ' '}
      above={<Breadcrumbs trail={trail} />}
    >
      <Loaded query={options} skeleton={skeleton} refused={refusedOf}>
        {(found) => (
          <Loaded query={order} skeleton={skeleton} refused={refusedOf}>
            {({ _id, tmpConvRegNo, participants }) => (
              <>
                <Answered options={found} />
                {found.request?.state === 'OPEN' ? (
                  <OwnRequest orderId={_id} options={found} request={found.request} />
                ) : (
                  <Offered options={found}>
                    <FamilyChangeForm
                      key={`${_id} ${found.request?._id ?? ''}`}
                      orderId={_id}
                      options={found}
                      relatives={participants}
                    />
                  </Offered>
                )}
                <Part title={phrases.somethingElse} hint={phrases.somethingElseText}>
                  <div>
                    <ChangeWish order={{ _id, tmpConvRegNo }} />
                  </div>
                </Part>
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

const trail = [{ label: phrases.myAccount, to: paths.myAccount }, { label: phrases.title }];
const skeleton = <CardSkeletons count={3} lines={3} label={phrases.loading} />;

/** Why the last request was declined, as long as nothing else was asked. */
function Answered({ options: { request } }: { options: OwnAmendment }) {
  if (request?.state !== 'DECLINED') return null;
  return (
    <Callout tone="warning" title={phrases.declinedTitle}>
      <p>{request.answer}</p>
    </Callout>
  );
}

/** The form, or that changes are closed. */
function Offered({
  options: { isOffered, allowed },
  children,
}: {
  options: OwnAmendment;
  children: React.ReactNode;
}) {
  if (!isOffered) {
    return (
      <EmptyState
        title={phrases.closed}
        action={<LinkButton to={paths.myAccount}>{phrases.toMyAccount}</LinkButton>}
      >
        <p>{phrases.closedText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {allowed.until !== null && <p>{phrases.changesUntil({ day: formatDate(allowed.until) })}</p>}
      {children}
    </>
  );
}

/** In place of the form: the registration is not theirs (404), or is as it is (409). */
function refusedOf({ status }: ApiError) {
  if (status !== 404 && status !== 409) return undefined;
  const isUnknown = status === 404;
  return (
    <EmptyState
      title={isUnknown ? phrases.notFound : phrases.notPossible}
      action={<LinkButton to={paths.myAccount}>{phrases.toMyAccount}</LinkButton>}
    >
      <p>{isUnknown ? phrases.notFoundText : phrases.notPossibleText}</p>
    </EmptyState>
  );
}
