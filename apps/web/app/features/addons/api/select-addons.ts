import { selectAddons } from '@sangamam/contract/addons/addon-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys, type RegistrationOf } from '#web/domain/orders/order-keys.ts';

/** Replaces the registration's add-ons and special request. */
export function useSelectAddons(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof selectAddons>['body']) =>
      callEndpoint(selectAddons, { query: { ...of }, body }),
    // A refused change shows what is stored now: somebody else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
