import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/routes/admin/contact.ts';
import { useMessage } from '#web/features/contact/staff/messages/api.ts';
import { MessageView } from '#web/features/contact/staff/messages/message-view.tsx';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/message-route.ts';

export const meta = () => pageTitle(phrases.message);

export default function Message({ params }: Route.ComponentProps) {
  return (
    <RequireAbility ability="answer-messages">{() => <Thread messageId={params.messageId} />}</RequireAbility>
  );
}

function Thread({ messageId }: { messageId: string }) {
  const query = useMessage(messageId);
  const trail = [{ label: phrases.messages, to: adminPaths.messages }, { label: phrases.message }];
  return (
    <OpenRecord kind="MESSAGE" recordId={query.data?._id}>
      <Page title={query.data?.messageSubject ?? phrases.message} above={<RecordTrail trail={trail} />}>
        <Loaded query={query} refused={unknown}>
          {(message) => <MessageView message={message} />}
        </Loaded>
      </Page>
    </OpenRecord>
  );
}

const unknown = renderNotFound(
  phrases.notFoundTitle,
  <LinkButton to={adminPaths.messages}>{phrases.allMessages}</LinkButton>,
);
