import { canadaDialCodeValue } from '@sangamam/contract/fields/mobile';
import { dialCode, getMasterData } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const codes = z.array(dialCode);

/** Dial codes as options of a select. Canada's value differs from the USA's; people see `+1` for both (DECISIONS §5). */
export function useDialCodes() {
  return useQuery({
    queryKey: ['reference', 'dial-codes'],
    queryFn: async ({ signal }) =>
      codes.parse(await callEndpoint(getMasterData, { params: { type: 'DIAL_CODE' } }, { signal })),
    staleTime: Infinity,
    select: (all) =>
      all.map(({ name, dial_code }) => {
        const shown = dial_code === canadaDialCodeValue ? '+1' : dial_code;
        return { value: dial_code, label: `${name} ${shown}`, short: shown };
      }),
  });
}
