import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { queryBoolean } from '../../http/query-fields.ts';
import { cataloguePackage, orderPackage } from './package.ts';

const tag = 'Packages';

export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/v1/package',
  summary: 'Packages of a convention',
  tag,
  access: 'anonymous',
  query: z.object({ conventionId: entityId, active: queryBoolean.optional() }),
  data: z.array(cataloguePackage),
});

export const getPackage = defineEndpoint({
  method: 'GET',
  path: '/v1/package/{id}',
  summary: 'One package',
  tag,
  access: 'anonymous',
  params: z.object({ id: entityId }),
  data: cataloguePackage,
});

/** The packages that the selected people of the signed-in registrant's order may take. */
export const listFilteredPackages = defineEndpoint({
  method: 'GET',
  path: '/v1/order/convention/filtered-packages',
  summary: 'Packages that your group may take',
  tag,
  access: 'registrant',
  query: z.object({ conventionId: entityId }),
  data: z.object({ packages: z.array(cataloguePackage), selectedPackageId: z.string().nullable() }),
  errors: ['ORDER_NOT_FOUND'],
});

const ofOrder = z.object({ userId: entityId, conventionId: entityId });

export const selectPackage = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/select-package',
  summary: 'Choose a package',
  tag,
  access: 'registrant',
  query: ofOrder.extend({ packageId: entityId }),
  data: z.object({ orderId: z.string(), selectedPackageId: z.string().nullable() }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'PACKAGE_NOT_AVAILABLE', 'SOLD_OUT'],
});

export const deselectPackage = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/deselect-package',
  summary: 'Take the chosen package back',
  tag,
  access: 'registrant',
  query: ofOrder,
  data: z.object({ orderId: z.string(), selectedPackageId: z.string().nullable() }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED'],
});

/** The choices of an order so far, which the upgrade page starts from. */
export const getPackageDetails = defineEndpoint({
  method: 'GET',
  path: '/v1/order/convention/package-details',
  summary: 'The chosen package of your order',
  tag,
  access: 'registrant',
  query: ofOrder,
  data: z.object({ orderId: z.string(), packageData: orderPackage.nullable() }),
  errors: ['ORDER_NOT_FOUND'],
});
