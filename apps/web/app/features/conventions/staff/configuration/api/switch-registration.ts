import {
  closeConvention,
  openConvention,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';

/** Opens registration, which the server may refuse, or closes it. */
export const useSwitchRegistration = createConfigurationHook(
  (conventionId: string) => (open: boolean) =>
    callEndpoint(open ? openConvention : closeConvention, { params: { conventionId } }),
);
