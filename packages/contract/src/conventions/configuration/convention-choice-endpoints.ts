import { z } from 'zod';

import { defineEndpoint } from '../../http/endpoint.ts';

/** Conventions that families can have registered for, the latest first: what staff choose from. */
export const listConventionChoices = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/convention-choices',
  summary: 'Conventions to choose from in the admin area',
  tag: 'Admin: conventions',
  access: { ability: 'enter-admin' },
  data: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      /** Of the place where it is (IANA name). */
      timeZone: z.string(),
      /** The one that is shown while nothing is chosen. */
      isCurrent: z.boolean(),
      /** Staff can register a family: it was opened, is active, and its last day is not over. */
      isOpenToStaff: z.boolean(),
    }),
  ),
});
