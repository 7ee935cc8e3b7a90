import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { hotelAccess, hotelTag } from './hotel-admin-endpoints.ts';
import { roomingColumns } from './rooming-columns.ts';
import { stayViews } from './stay-views.ts';
import { resource } from '../../http/resource.ts';

const ofConvention = z.object({ conventionId: entityId });

const hotel = resource({
  path: '/v1/admin/hotel/{conventionId}',
  tag: hotelTag,
  access: hotelAccess,
  errors: ['NOT_FOUND'],
});

/** The columns that the hotel of a convention wants. */
export const getRoomingColumns = hotel.get('/columns', {
  summary: 'The columns of the rooming list for the hotel',
  params: ofConvention,
  data: z.object({ rooming: roomingColumns, revision }),
});

export const saveRoomingColumns = hotel.put('/columns', {
  summary: 'Change the columns of the rooming list for the hotel',
  params: ofConvention,
  body: z.strictObject({ rooming: roomingColumns, ...fromRevision }),
  data: z.object({ revision }),
  errors: ['CONFLICT'],
});

/** The rooming list in the columns of the hotel. */
export const exportStays = hotel.download('/export/{format}', {
  summary: 'The rooming list as a file',
  freshProof: true,
  caching: 'private',
  params: ofConvention.extend({ format: z.enum(exportFormats) }),
  query: z.object({ view: z.enum(stayViews).optional() }),
  errors: ['SERVICE_UNAVAILABLE'],
});
