import * as closings from '@sangamam/contract/books/closing-endpoints';
import * as openItems from '@sangamam/contract/books/open-item-endpoints';
import * as endpoints from '@sangamam/contract/books/ledger-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { closeDay, reopenDay } from './close-day.ts';
import { exportDays } from './export-days.ts';
import { exportLedger } from './export-ledger.ts';
import { exportDiscrepancies, exportOpenBalances } from './export-open-items.ts';
import { listBooks } from './find-book.ts';
import { readDays } from './read-days.ts';
import { readLedger } from './read-ledger.ts';
import { readOpenItems } from './read-open-items.ts';

/** The treasurer's books. */
export function bookRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listBooks, () => listBooks(ctx));
  bindEndpoint(app, endpoints.readLedger, ({ query }) => readLedger(ctx, query));
  bindDownload(app, endpoints.exportLedger, ({ actor, params, query }) =>
    exportLedger(ctx, actor, params.format, query),
  );
  bindEndpoint(app, closings.listBookDays, ({ query }) => readDays(ctx, query));
  bindDownload(app, closings.exportBookDays, ({ actor, params, query }) =>
    exportDays(ctx, actor, params.format, query),
  );
  bindEndpoint(app, closings.closeBookDay, ({ actor, body }) => closeDay(ctx, actor, body));
  bindEndpoint(app, closings.reopenBookDay, ({ actor, params, body }) =>
    reopenDay(ctx, actor, params.closingId, body),
  );
  bindEndpoint(app, openItems.readOpenItems, ({ query }) => readOpenItems(ctx, query));
  bindDownload(app, openItems.exportOpenBalances, ({ actor, params, query }) =>
    exportOpenBalances(ctx, actor, params.format, query),
  );
  bindDownload(app, openItems.exportDiscrepancies, ({ actor, params, query }) =>
    exportDiscrepancies(ctx, actor, params.format, query),
  );
}
