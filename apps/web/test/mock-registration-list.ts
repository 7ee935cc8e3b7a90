import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { listAssignees } from '@sangamam/contract/casework/care/assignment-endpoints';
import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import {
  listRegistrations,
  type RegistrationRow,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { countSavedViews } from '@sangamam/contract/orders/registrations/registration-filters';
import {
  listAddonChoices,
  listPackageChoices,
} from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { listOrganizations } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';

import { mockEndpoint } from './mock-endpoint.ts';

/** The list of registrations with these rows, and nothing to filter them by. `queries` gets what is asked for. */
export function mockRegistrationList(docs: readonly RegistrationRow[], queries: unknown[] = []): void {
  mockEndpoint(listRegistrations, ({ query }) => {
    queries.push(query);
    return { docs: [...docs], total: docs.length, totalPages: 1 };
  });
  mockEndpoint(listAssignees, () => []);
  mockEndpoint(listLabels, () => []);
  mockEndpoint(listConventions, () => []);
  mockEndpoint(listOrganizations, () => []);
  mockEndpoint(listAddonChoices, () => []);
  mockEndpoint(listPackageChoices, () => []);
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(countSavedViews, () => []);
}
