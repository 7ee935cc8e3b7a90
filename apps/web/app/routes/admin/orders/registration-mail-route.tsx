import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/routes/admin/orders.ts';
import { MailView } from '#web/features/mail/staff/outbox/mail-view.tsx';
import { useRegistrationMail } from '#web/features/orders/staff/registrations/api.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/registration-mail-route.ts';

export const meta = () => pageTitle(phrases.email);

export default function RegistrationMail({ params }: Route.ComponentProps) {
  return <RequireAbility ability="decide-registrations">{() => <Mail {...params} />}</RequireAbility>;
}

function Mail({ orderId, mailId }: { orderId: string; mailId: string }) {
  const query = useRegistrationMail(orderId, mailId);
  const registration = adminPaths.registration(orderId);
  const trail = [
    { label: phrases.registrations, to: adminPaths.registrations },
    { label: phrases.registration, to: registration },
    { label: phrases.email },
  ];
  const unknown = ({ status }: ApiError) =>
    status === 404 || status === 400 ? (
      <EmptyState
        title={phrases.emailNotFound}
        action={<LinkButton to={registration}>{phrases.backToTheRegistration}</LinkButton>}
      />
    ) : undefined;
  return (
    <Page title={query.data?.subject ?? phrases.email} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={unknown}>
        {(mail) => <MailView mail={mail} settles={false} />}
      </Loaded>
    </Page>
  );
}
