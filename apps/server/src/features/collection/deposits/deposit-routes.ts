import * as endpoints from '@sangamam/contract/collection/deposits/deposit-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { markSlipAtBank, takeSlipBack } from './change-slip.ts';
import { createSlip } from './create-slip.ts';
import { listSlips, listUndepositedChecks } from './list-deposits.ts';
import { readSlip } from './present-slip.ts';

/** Checks that are not deposited yet, and deposit slips. */
export function depositRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listUndepositedChecks, ({ query }) =>
    listUndepositedChecks(ctx, query.conventionId),
  );
  bindEndpoint(app, endpoints.listSlips, ({ query }) => listSlips(ctx, query));
  bindEndpoint(app, endpoints.getSlip, ({ params }) => readSlip(ctx, params.slipId));
  bindEndpoint(app, endpoints.createSlip, ({ actor, body }) => createSlip(ctx, actor, body));
  bindEndpoint(app, endpoints.markSlipAtBank, ({ actor, params, body }) =>
    markSlipAtBank(ctx, actor, params.slipId, body),
  );
  bindEndpoint(app, endpoints.takeSlipBack, ({ actor, params }) => takeSlipBack(ctx, actor, params.slipId));
}
