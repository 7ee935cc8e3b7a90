import { z } from 'zod';

import { listPeople } from './people-admin-endpoints.ts';

/** The filters of the list of registrants, as a body has them. */
export const peopleFilters = z.strictObject(listPeople.query.omit({ page: true, pageSize: true }).shape);
export type PeopleFilters = z.output<typeof peopleFilters>;
