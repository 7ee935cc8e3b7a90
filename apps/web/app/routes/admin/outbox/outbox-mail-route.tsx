import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/routes/admin/outbox.ts';
import { useOutboxMail } from '#web/features/mail/staff/outbox/api.ts';
import { MailView } from '#web/features/mail/staff/outbox/mail-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/outbox-mail-route.ts';

export const meta = () => pageTitle(phrases.email);

export default function OutboxMail({ params }: Route.ComponentProps) {
  return <RequireAbility ability="read-outbox">{() => <Mail mailId={params.mailId} />}</RequireAbility>;
}

function Mail({ mailId }: { mailId: string }) {
  const query = useOutboxMail(mailId);
  const title = query.data?.subject ?? 'Mail';
  const trail = [{ label: phrases.outbox, to: adminPaths.outbox }, { label: phrases.email }];
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={unknown}>
        {(mail) => <MailView mail={mail} settles />}
      </Loaded>
    </Page>
  );
}

const unknown = renderNotFound(
  phrases.notFoundTitle,
  <LinkButton to={adminPaths.outbox}>{phrases.allEmails}</LinkButton>,
);
