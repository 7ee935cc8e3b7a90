import * as phrases from '#phrases/routes/admin/contact.ts';
import { MessageTable } from '#web/features/contact/staff/messages/message-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.messages);
export const handle: PageHandle = { heading: phrases.messages, ability: 'answer-messages' };

export default function Messages() {
  return (
    <Page title={phrases.messages} intro={phrases.intro}>
      <RequireAbility ability="answer-messages">{() => <MessageTable />}</RequireAbility>
    </Page>
  );
}
