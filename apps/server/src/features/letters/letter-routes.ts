import * as endpoints from '@sangamam/contract/letters/letter-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeLetterSettings, readAdminLetterSettings } from './letter-settings.ts';
import { previewLetter, testLetter } from './preview-letter.ts';
import { readLetter, readLetters, readRecipients } from './read-letters.ts';
import { approveLetter, askForApproval, sendLetter, sendLetterBack, stopLetter } from './send-letter.ts';
import { changeLetter, createLetter, deleteLetter } from './write-letter.ts';

/** Letters to many families: written, tested, approved, sent and stopped. */
export function letterRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listLetters, ({ query }) => readLetters(ctx, query));
  bindEndpoint(app, endpoints.createLetter, ({ actor, body }) => createLetter(ctx, actor, body));
  bindEndpoint(app, endpoints.getLetter, ({ actor, params }) => readLetter(ctx, actor, params.letterId));
  bindEndpoint(app, endpoints.changeLetter, ({ actor, params, body }) =>
    changeLetter(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.deleteLetter, ({ actor, params, query }) =>
    deleteLetter(ctx, actor, { ...params, ...query }),
  );
  bindEndpoint(app, endpoints.listLetterRecipients, ({ params, query }) =>
    readRecipients(ctx, params.letterId, query),
  );
  bindEndpoint(app, endpoints.previewLetter, ({ params, query }) =>
    previewLetter(ctx, params.letterId, query),
  );
  bindEndpoint(app, endpoints.testLetter, ({ actor, params, body }) =>
    testLetter(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.sendLetter, ({ actor, params, body }) =>
    sendLetter(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.askForLetterApproval, ({ actor, params, body }) =>
    askForApproval(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.approveLetter, ({ actor, params, body }) =>
    approveLetter(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.sendLetterBack, ({ actor, params, body }) =>
    sendLetterBack(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.stopLetter, ({ actor, params }) => stopLetter(ctx, actor, params.letterId));
  bindEndpoint(app, endpoints.getLetterSettings, () => readAdminLetterSettings(ctx));
  bindEndpoint(app, endpoints.changeLetterSettings, ({ actor, body }) =>
    changeLetterSettings(ctx, actor, body),
  );
}
