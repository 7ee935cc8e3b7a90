import { closeConvention, openConvention } from '@sangamam/contract/conventions/convention-desk-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useChangeSetUp } from './change-configuration.ts';

/** Opens registration, which the server may refuse, or closes it. */
export const useSwitchRegistration = (conventionId: string) =>
  useChangeSetUp((open: boolean) =>
    callEndpoint(open ? openConvention : closeConvention, { params: { conventionId } }),
  );
