import * as forms from '@sangamam/contract/orders/kick-off/form-endpoints';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { closeEvening, reopenEvening } from './close-evening.ts';
import { correctNotedMoney } from './correct-noted-money.ts';
import { noteMoney } from './note-money.ts';
import { openEvening } from './open-evening.ts';
import { listFormFamilies, printBlankForms, printForms } from './print-forms.ts';
import { listEvenings, readEvening } from './read-evening.ts';
import { issueKickOffCode, registerAtKickOff } from './register-at-kick-off.ts';

/** Evenings of local units on which families register and pay. */
export function kickOffRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listEvenings, ({ query }) => listEvenings(ctx, query.conventionId));
  bindEndpoint(app, endpoints.openEvening, ({ actor, body }) => openEvening(ctx, actor, body));
  bindEndpoint(app, endpoints.getEvening, ({ params }) => readEvening(ctx, params.eveningId));
  bindEndpoint(app, endpoints.registerAtKickOff, ({ actor, params, body }) =>
    registerAtKickOff(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.noteMoney, ({ actor, params, body }) =>
    noteMoney(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.correctNotedMoney, ({ actor, params, body }) =>
    correctNotedMoney(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.issueKickOffCode, ({ actor, params }) => issueKickOffCode(ctx, actor, params));
  bindEndpoint(app, endpoints.closeEvening, ({ actor, params, body }) =>
    closeEvening(ctx, actor, params.eveningId, body),
  );
  bindEndpoint(app, endpoints.reopenEvening, ({ actor, params, body }) =>
    reopenEvening(ctx, actor, params.eveningId, body.reason),
  );
  bindEndpoint(app, forms.listFormFamilies, ({ params }) => listFormFamilies(ctx, params.eveningId));
  bindDownload(app, forms.downloadForms, ({ actor, params, query }) =>
    printForms(ctx, actor, { ...params, ...query }),
  );
  bindDownload(app, forms.downloadBlankForms, ({ params, query }) =>
    printBlankForms(ctx, { ...params, ...query }),
  );
}
