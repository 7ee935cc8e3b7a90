import * as phrases from '#phrases/routes/admin/orders.ts';
import { RegistrationTable } from '#web/features/orders/staff/registrations/registration-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.registrations);
export const handle: PageHandle = { heading: phrases.registrations, ability: 'see-registrations' };

export default function Registrations() {
  return (
    <Page title={phrases.registrations}>
      <RequireAbility ability="see-registrations">
        {(roles) => <RegistrationTable roles={roles} />}
      </RequireAbility>
    </Page>
  );
}
