import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { defineDownload } from '../../http/download-endpoint.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { hotelAccess, hotelTag } from './hotel-admin-endpoints.ts';
import { roomingColumns } from './rooming-columns.ts';
import { stayViews } from './stay-views.ts';

const ofConvention = z.object({ conventionId: entityId });

/** The columns that the hotel of a convention wants. */
export const getRoomingColumns = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/hotel/{conventionId}/columns',
  summary: 'The columns of the rooming list for the hotel',
  tag: hotelTag,
  access: hotelAccess,
  params: ofConvention,
  data: z.object({ rooming: roomingColumns, revision }),
  errors: ['NOT_FOUND'],
});

export const saveRoomingColumns = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/hotel/{conventionId}/columns',
  summary: 'Change the columns of the rooming list for the hotel',
  tag: hotelTag,
  access: hotelAccess,
  params: ofConvention,
  body: z.strictObject({ rooming: roomingColumns, ...fromRevision }),
  data: z.object({ revision }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The rooming list in the columns of the hotel. */
export const exportStays = defineDownload({
  path: '/v1/admin/hotel/{conventionId}/export/{format}',
  summary: 'The rooming list as a file',
  tag: hotelTag,
  access: hotelAccess,
  freshProof: true,
  caching: 'private',
  params: ofConvention.extend({ format: z.enum(exportFormats) }),
  query: z.object({ view: z.enum(stayViews).optional() }),
  errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
});
