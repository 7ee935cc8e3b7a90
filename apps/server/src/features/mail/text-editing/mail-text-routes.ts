import * as endpoints from '@sangamam/contract/mail/texts/mail-text-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { resetMailText, saveMailText } from './change-mail-text.ts';
import { previewMailText, testMailText } from './preview-mail-text.ts';
import { readMailText, readMailTexts } from './read-mail-texts.ts';

/** The texts of automatic mails that organisers change for their convention. */
export function mailTextRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listMailTexts, ({ params }) => readMailTexts(ctx, params.conventionId));
  bindEndpoint(app, endpoints.getMailText, ({ params }) => readMailText(ctx, params));
  bindEndpoint(app, endpoints.saveMailText, ({ actor, params, body }) =>
    saveMailText(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.resetMailText, ({ actor, params, body }) =>
    resetMailText(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.previewMailText, ({ params, body }) =>
    previewMailText(ctx, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.testMailText, ({ actor, params, body }) =>
    testMailText(ctx, actor, { ...params, ...body }),
  );
}
