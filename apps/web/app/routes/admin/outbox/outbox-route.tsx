import * as phrases from '#phrases/routes/admin/outbox.ts';
import { OutboxTable } from '#web/features/mail/staff/outbox/outbox-table.tsx';
import { TestMail } from '#web/features/mail/staff/outbox/test-mail.tsx';
import { UnsentMailsNotice } from '#web/features/mail/staff/outbox/unsent-mails-notice.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.outbox);
export const handle: PageHandle = { heading: phrases.outbox, ability: 'read-outbox' };

export default function Outbox() {
  return (
    <Page title={phrases.outbox} intro={phrases.intro}>
      <RequireAbility ability="read-outbox">
        {() => (
          <>
            <UnsentMailsNotice />
            <TestMail />
            <OutboxTable />
          </>
        )}
      </RequireAbility>
    </Page>
  );
}
