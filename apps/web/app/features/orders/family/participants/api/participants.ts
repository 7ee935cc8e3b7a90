import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';

import { useEffect } from 'react';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The people of a registration, attending or not; the registrant is SELF. */
export const useParticipants = createQueryHook(
  listParticipants,
  (key: RegistrationKey) => ({ query: { ...key } }),
  // Another device may have changed the list since.
  { group: ordersGroup, refetchOnWindowFocus: 'always' },
);

/** Refetches the people when the window gets the focus; a window beside this one never hid it. */
export function useRefetchOnFocus({ refetch }: Pick<ReturnType<typeof useParticipants>, 'refetch'>): void {
  useEffect(() => {
    const again = () => void refetch();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [refetch]);
}
