import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { OrderStatus } from '@sangamam/contract/orders/order-status';

import * as phrases from '#phrases/routes/admin.ts';
import { usePaymentCount } from '#web/features/payments/admin/api/payment-count.ts';
import { useRefundsToStart } from '#web/features/payments/admin/refunds/api/refunds.ts';
import { useRegistrationCount } from '#web/features/orders/admin/api/registration-count.ts';
import { useStaffSelf } from '#web/features/staff/api/staff-self.ts';
import { roleNames } from '#web/features/staff/role-names.ts';
import { SecondFactorAdvice } from '#web/features/staff/second-factor/advice.tsx';
import { SiteNotices } from '#web/features/staff/shell/site-notices.tsx';
import { WaitingCount, WaitingCounts } from '#web/features/staff/shell/waiting-count.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { orderStatusOptions } from '#web/domain/orders/order-badges.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.admin);

export default function AdminHome() {
  const { data: self } = useStaffSelf();
  if (!self) return null;
  const { name, roles } = self;
  return (
    <Page title={phrases.overview} intro={`${name} · ${roles.map((role) => roleNames[role]).join(', ')}`}>
      {hasAbility(roles, 'see-notices') && <SiteNotices />}
      <SecondFactorAdvice />
      <Overview roles={roles} />
    </Page>
  );
}

function Overview({ roles }: { roles: readonly StaffRole[] }) {
  if (!hasAbility(roles, 'see-registrations')) {
    return (
      <EmptyState title={phrases.nothingForYourRoleYet}>
        <p>{phrases.yourPartOfTheAdminArea}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Stack gap="sm">
        <h2>{phrases.needsAttention}</h2>
        <WaitingCounts label={phrases.needsAttention}>
          <WaitingRegistrations />
          {hasAbility(roles, 'manage-payments') && <WaitingPayments />}
        </WaitingCounts>
      </Stack>
      <Stack gap="sm">
        <h2>{phrases.registrationsByStatus}</h2>
        <WaitingCounts label={phrases.registrationsByStatus} small>
          {orderStatusOptions.map(({ value, label }) => (
            <StatusCount key={value} status={value as OrderStatus} label={label} />
          ))}
        </WaitingCounts>
      </Stack>
    </>
  );
}

function WaitingRegistrations() {
  return (
    <WaitingCount
      to={`${adminPaths.registrations}?registrationStatus=PENDING_REG_APPROVAL`}
      label={phrases.registrationsToDecide}
      query={useRegistrationCount({ registrationStatus: 'PENDING_REG_APPROVAL' })}
    />
  );
}

function WaitingPayments() {
  const reported = usePaymentCount('PENDING_PAYMENT_APPROVAL');
  const received = usePaymentCount('PAYMENT_RECEIVED');
  const refundsToStart = useRefundsToStart();
  return (
    <>
      <WaitingCount
        to={`${adminPaths.payments}?state=PENDING_PAYMENT_APPROVAL`}
        label={phrases.paymentsReportedToMatch}
        query={reported}
      />
      <WaitingCount
        to={`${adminPaths.payments}?state=PAYMENT_RECEIVED`}
        label={phrases.paymentsReceivedToApprove}
        query={received}
      />
      <WaitingCount to={adminPaths.refunds} label={phrases.refundsToStart} query={refundsToStart} />
    </>
  );
}

function StatusCount({ status, label }: { status: OrderStatus; label: string }) {
  return (
    <WaitingCount
      to={`${adminPaths.registrations}?status=${status}`}
      label={label}
      query={useRegistrationCount({ status })}
    />
  );
}
