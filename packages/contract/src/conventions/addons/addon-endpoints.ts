import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevisionIfKnown, revision } from '../../fields/revision.ts';
import { freeText } from '../../fields/text.ts';
import { inLanguage, queryBoolean } from '../../http/query-fields.ts';
import { catalogueAddon, selectedAddon, sentAddon } from './addon.ts';
import { resource } from '../../http/resource.ts';

const addon = resource({
  path: '/v1',
  tag: 'Add-ons',
  access: 'anonymous',
});

export const listAddons = addon.get('/addon', {
  summary: 'Add-ons of a convention',
  query: z.object({ conventionId: entityId, active: queryBoolean.optional(), ...inLanguage }),
  data: z.array(catalogueAddon),
});

export const getAddon = addon.get('/addon/{id}', {
  summary: 'One add-on',
  params: z.object({ id: entityId }),
  query: z.object(inLanguage),
  data: catalogueAddon,
});

/** Longest special request that is kept. */
export const specialRequestMaxLength = 1000;

/** The whole selection and the special request. */
export const addonSelection = z.strictObject({
  selectedAddonData: z.array(sentAddon).max(200),
  specialRequest: freeText({
    max: specialRequestMaxLength,
    invalid: `Please keep your request under ${specialRequestMaxLength} characters`,
  }).default(''),
  ...fromRevisionIfKnown,
});

/** Replaces the selection and the special request of the open order. A quantity of 0 removes an entry. */
export const selectAddons = addon.patch('/order/addon/select-addons', {
  summary: 'Choose add-ons and tell special requests',
  access: 'registrant',
  query: z.object({ userId: entityId, conventionId: entityId }),
  body: addonSelection,
  data: z.object({
    orderId: z.string(),
    selectedAddons: z.array(selectedAddon),
    specialRequest: z.string(),
    /** Revision of the selection, for its next change. */
    revision,
  }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_LOCKED', 'REGISTRATION_CLOSED', 'ADDON_NOT_AVAILABLE', 'CONFLICT'],
});
