import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { hotelAccess, hotelTag } from '../stays/hotel-admin-endpoints.ts';
import { changedParts, changeKinds } from './compare-lists.ts';
import { listedFamily } from './listed-family.ts';

/** So many of the latest lists of a convention are kept, and so many of the latest that were sent. */
export const keptLists = { exported: 6, sent: 3 } as const;

/** A rooming list that was exported for the hotel: all families, or only what had changed. */
export const hotelList = z.object({
  _id: z.string(),
  contents: z.enum(['WHOLE', 'CHANGES']),
  /** When, ISO 8601 UTC, and by whom; a name that was erased is `null`. */
  exportedAt: z.string(),
  exportedBy: z.string().nullable(),
  /** Families who needed a room then. */
  families: z.int(),
  /** When somebody said that it went to the hotel, and who; both `null` for one that did not. */
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
});
export type HotelList = z.output<typeof hotelList>;

const hotel = resource({
  path: '/v1/admin/hotel',
  tag: hotelTag,
  access: hotelAccess,
  errors: ['NOT_FOUND'],
});
const ofConvention = z.object({ conventionId: entityId });

export const listHotelLists = hotel.get('/{conventionId}/lists', {
  summary: 'The lists that were exported for the hotel, the latest first',
  params: ofConvention,
  data: z.array(hotelList),
});

/** Says that a list went to the hotel, or that it did not after all. Idempotent: a repeated call changes nothing. */
export const markListSent = hotel.put('/lists/{listId}/sent', {
  summary: 'Say whether a list went to the hotel',
  params: z.object({ listId: entityId }),
  body: z.strictObject({ sent: z.boolean() }),
  data: hotelList,
});

/** A family that is another than on the last list sent: as that list had it, and as it is now. */
export const listChange = z.object({
  kind: z.enum(changeKinds),
  parts: z.array(z.enum(changedParts)),
  before: listedFamily.nullable(),
  after: listedFamily.nullable(),
});

export const listHotelChanges = hotel.get('/{conventionId}/changes', {
  summary: 'What changed since the last list that was sent to the hotel',
  params: ofConvention,
  query: z.object({
    kind: z.enum(changeKinds).optional(),
    /** Part of a name or of a registration number. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(listChange).extend({
    /** The list that is compared with; `null` while none was sent, and then nothing has changed. */
    since: hotelList.nullable(),
    /** How many families of each kind there are, whatever kind was asked for. */
    counts: z.record(z.enum(changeKinds), z.int()),
  }),
});
export type HotelChange = z.output<typeof listChange>;

/**
 * What changed, in the columns of the hotel behind those that say how. It is recorded as a list of its own, so that the
 * next changes are those since this one once it is sent. NOT_FOUND also while no list was sent.
 */
export const exportHotelChanges = hotel.download('/{conventionId}/changes/export/{format}', {
  summary: 'What changed since the last list sent, as a file',
  freshProof: true,
  caching: 'private',
  params: ofConvention.extend({ format: z.enum(exportFormats) }),
  errors: ['SERVICE_UNAVAILABLE'],
});
