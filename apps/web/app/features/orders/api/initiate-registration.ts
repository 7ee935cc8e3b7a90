import { initiateRegistration } from '@sangamam/contract/orders/order-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys, type RegistrationOf } from '#web/domain/orders/order-keys.ts';

/** Starts a registration, or finds the one that lives already. */
export function useInitiateRegistration() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (of: RegistrationOf) => callEndpoint(initiateRegistration, { body: of }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
