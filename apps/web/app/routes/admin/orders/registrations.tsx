import * as phrases from '#phrases/routes/admin/orders.ts';
import { RegistrationTable } from '#web/features/orders/admin/registration-table.tsx';
import { decidesRegistrations, seesMoney, seesRegistrations } from '#web/features/staff/duties.ts';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.registrations);

export default function Registrations() {
  return (
    <Page title={phrases.registrations}>
      <ForDuty allows={seesRegistrations}>
        {(roles) => <RegistrationTable seesMoney={seesMoney(roles)} decides={decidesRegistrations(roles)} />}
      </ForDuty>
    </Page>
  );
}
