import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { inLanguage, queryBoolean } from '../../http/query-fields.ts';
import { cataloguePackage, orderPackage } from './package.ts';
import { resource } from '../../http/resource.ts';

const packageResource = resource({
  path: '/v1/package',
  tag: 'Packages',
  access: 'anonymous',
});

export const listPackages = packageResource.get('', {
  summary: 'Packages of a convention',
  query: z.object({ conventionId: entityId, active: queryBoolean.optional(), ...inLanguage }),
  data: z.array(cataloguePackage),
});

export const getPackage = packageResource.get('/{id}', {
  summary: 'One package',
  params: z.object({ id: entityId }),
  query: z.object(inLanguage),
  data: cataloguePackage,
});

const order = resource({
  path: '/v1/order',
  tag: 'Packages',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND'],
});

/** The packages that the selected people of the signed-in registrant's order may take. */
export const listFilteredPackages = order.get('/convention/filtered-packages', {
  summary: 'Packages that your group may take',
  query: z.object({ conventionId: entityId, ...inLanguage }),
  data: z.object({ packages: z.array(cataloguePackage), selectedPackageId: z.string().nullable() }),
});

const ofOrder = z.object({ userId: entityId, conventionId: entityId });

export const selectPackage = order.patch('/select-package', {
  summary: 'Choose a package',
  query: ofOrder.extend({ packageId: entityId }),
  data: z.object({ orderId: z.string(), selectedPackageId: z.string().nullable() }),
  errors: ['ORDER_LOCKED', 'PACKAGE_NOT_AVAILABLE', 'SOLD_OUT'],
});

export const deselectPackage = order.patch('/deselect-package', {
  summary: 'Take the chosen package back',
  query: ofOrder,
  data: z.object({ orderId: z.string(), selectedPackageId: z.string().nullable() }),
  errors: ['ORDER_LOCKED'],
});

/** The choices of an order so far, which the upgrade page starts from. */
export const getPackageDetails = order.get('/convention/package-details', {
  summary: 'The chosen package of your order',
  query: ofOrder.extend(inLanguage),
  data: z.object({ orderId: z.string(), packageData: orderPackage.nullable() }),
});
