import { selectPackage } from '@sangamam/contract/packages/package-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys, type RegistrationOf } from '#web/domain/orders/order-keys.ts';

/** Chooses a package for the registration. A refusal also shows the list anew: it has changed. */
export function useSelectPackage(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (packageId: string) => callEndpoint(selectPackage, { query: { ...of, packageId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
