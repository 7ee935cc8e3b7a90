import * as endpoints from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import * as block from '@sangamam/contract/hotel/block/block-endpoints';
import * as exports from '@sangamam/contract/hotel/stays/export-endpoints';
import * as lists from '@sangamam/contract/hotel/lists/list-endpoints';
import * as numbers from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { exportChanges } from '../lists/export-changes.ts';
import { markSent } from '../lists/mark-sent.ts';
import { readChanges, readLists } from '../lists/read-changes.ts';
import { exportStays } from './export-stays.ts';
import { acceptNumbers } from '../numbers/accept-numbers.ts';
import { previewNumbers } from '../numbers/preview-numbers.ts';
import { undoNumbers } from '../numbers/undo-numbers.ts';
import { readHotelConventions, readStays } from './read-stays.ts';
import { readHotelBlock } from '../block/read-block.ts';
import {
  readRoomingColumns,
  saveHotelBlock,
  saveHotelSettings,
  saveRoomingColumns,
} from './save-settings.ts';
import { saveRooms, saveStay } from './save-stay.ts';
import { sayNeed } from './say-need.ts';

/** The hotel desk: the rooming list, stays and rooms of families, and the hotel of a convention. */
export function hotelAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listHotelConventions, () => readHotelConventions(ctx));
  bindEndpoint(app, endpoints.listStays, ({ actor, params, query }) =>
    readStays(ctx, actor, params.conventionId, query),
  );
  bindEndpoint(app, endpoints.saveStay, ({ actor, params, body }) =>
    saveStay(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.saveRooms, ({ actor, params, body }) =>
    saveRooms(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.sayNeed, ({ actor, params, body }) =>
    sayNeed(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.saveHotelSettings, ({ actor, params, body }) =>
    saveHotelSettings(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, exports.getRoomingColumns, ({ params }) => readRoomingColumns(ctx, params.conventionId));
  bindEndpoint(app, exports.saveRoomingColumns, ({ actor, params, body }) =>
    saveRoomingColumns(ctx, actor, params.conventionId, body),
  );
  bindDownload(app, exports.exportStays, ({ actor, params: { format, conventionId }, query }) =>
    exportStays(ctx, actor, format, { conventionId, ...query }),
  );
  bindEndpoint(app, lists.listHotelLists, ({ params }) => readLists(ctx, params.conventionId));
  bindEndpoint(app, lists.markListSent, ({ actor, params, body }) =>
    markSent(ctx, actor, params.listId, body.sent),
  );
  bindEndpoint(app, lists.listHotelChanges, ({ params, query }) =>
    readChanges(ctx, params.conventionId, query),
  );
  bindDownload(app, lists.exportHotelChanges, ({ actor, params: { format, conventionId } }) =>
    exportChanges(ctx, actor, format, conventionId),
  );
  bindEndpoint(app, numbers.previewNumbers, ({ body, files: [file] }) =>
    previewNumbers(ctx, { file, ...body }),
  );
  bindEndpoint(app, numbers.acceptNumbers, ({ actor, params, body }) =>
    acceptNumbers(ctx, actor, params.conventionId, body.families),
  );
  bindEndpoint(app, numbers.undoNumbers, ({ actor, params, body }) =>
    undoNumbers(ctx, actor, params.conventionId, body.decisions),
  );
  bindEndpoint(app, block.getHotelBlock, ({ params }) => readHotelBlock(ctx, params.conventionId));
  bindEndpoint(app, block.saveHotelBlock, ({ actor, params, body }) =>
    saveHotelBlock(ctx, actor, params.conventionId, body),
  );
}
