import { Outlet } from 'react-router';

import { useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationLocked } from '#web/features/orders/family/flow/registration-locked.tsx';

/** Pages that change a registration: available only before submission and while the convention is open. */
export default function OpenRegistrationLayout() {
  const context = useRegistration();
  const { status, conventionData } = context.registration;
  if (status !== 'INCOMPLETE' || !conventionData.registrationOpen) {
    return <RegistrationLocked registration={context.registration} />;
  }
  return <Outlet context={context} />;
}
