import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

import { useRegistration } from '#web/features/orders/family/flow/registration-context.ts';

// Its sentences are those of every refusal: whoever can go on does not load them.
const RegistrationLocked = lazy(() =>
  import('#web/features/orders/family/flow/registration-locked.tsx').then((module) => ({
    default: module.RegistrationLocked,
  })),
);

/** Pages that change a registration: available only before submission and while the convention is open. */
export default function OpenRegistrationLayout() {
  const context = useRegistration();
  const { status, conventionData } = context.registration;
  if (status !== 'INCOMPLETE' || !conventionData.registrationOpen) {
    return (
      <Suspense fallback={null}>
        <RegistrationLocked registration={context.registration} />
      </Suspense>
    );
  }
  return <Outlet context={context} />;
}
