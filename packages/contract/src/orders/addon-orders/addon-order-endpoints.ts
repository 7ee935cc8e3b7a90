import { z } from 'zod';

import { addonSelection } from '../../conventions/addons/addon-endpoints.ts';
import { selectedAddon } from '../../conventions/addons/addon.ts';
import { entityId } from '../../fields/entity-id.ts';
import { revision } from '../../fields/revision.ts';
import { review } from '../order.ts';
import { orderStatuses } from '../order-status.ts';
import { inLanguage } from '../../http/query-fields.ts';
import { resource } from '../../http/resource.ts';

/** An add-on order while it is being selected. Its submission and payment go through the calls by order id. */
const openAddonOrder = z.object({
  orderId: z.string(),
  /** The registration that it belongs to. */
  parentOrderId: z.string(),
  tmpConvRegNo: z.string(),
  status: z.enum(orderStatuses),
  selectedAddons: z.array(selectedAddon),
  specialRequest: z.string(),
  /** Revision of the selection, for the next change. */
  revision,
});
export type OpenAddonOrder = z.output<typeof openAddonOrder>;

const order = resource({
  path: '/v1/order',
  tag: 'Add-on orders',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * Opens an add-on order for a registration that waits for approval or is confirmed. Idempotent: an open one is
 * returned. A selection in the body is stored with it; without one, or with `{}`, the selection stays as it is.
 */
export const createAddonOrder = order.post('/addon-order/create', {
  summary: 'Buy add-ons for a registration',
  takesIdempotencyKey: true,
  query: z.object({ userId: entityId, conventionId: entityId }),
  body: addonSelection
    .partial({ selectedAddonData: true })
    .refine((body) => body.selectedAddonData !== undefined || body.specialRequest === '', {
      path: ['selectedAddonData'],
      error: 'A special request is stored with the selected add-ons',
    })
    .optional(),
  data: openAddonOrder,
  errors: [
    'ADDONS_NOT_POSSIBLE',
    'REGISTRATION_CLOSED',
    'ADDON_NOT_AVAILABLE',
    'ADDON_ALREADY_BOUGHT',
    'CONFLICT',
  ],
});

/** Replaces the whole selection and the special request of an add-on order that is not submitted. */
export const upgradeAddons = order.patch('/upgrade-addons', {
  summary: 'Choose the add-ons of an add-on order',
  query: z.object({ orderId: entityId }),
  body: addonSelection,
  data: openAddonOrder,
  errors: ['ORDER_LOCKED', 'REGISTRATION_CLOSED', 'ADDON_NOT_AVAILABLE', 'ADDON_ALREADY_BOUGHT', 'CONFLICT'],
});

/** The review of an add-on order: the people of its registration, no package. */
export const getAddonReview = order.get('/addon-review/{orderId}', {
  summary: 'The review of one of your add-on orders',
  params: z.object({ orderId: entityId }),
  query: z.object(inLanguage),
  data: review.extend({
    parentOrderId: z.string(),
    /** Reason that the officers gave for a rejection or cancellation. */
    reason: z.string().nullable(),
  }),
});
