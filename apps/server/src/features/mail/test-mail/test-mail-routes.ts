import {
  getTestMail,
  sendTestMail as sendTestMailEndpoint,
} from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readTestMail, sendTestMail } from './send-test-mail.ts';

/** How administrators try whether mail leaves. */
export function testMailRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getTestMail, ({ actor }) => readTestMail(ctx, actor));
  bindEndpoint(app, sendTestMailEndpoint, ({ actor }) => sendTestMail(ctx, actor));
}
