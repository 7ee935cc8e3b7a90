import {
  countUnsentMails,
  decideUnsentMail as decideUnsentMailEndpoint,
  decideUnsentMails as decideUnsentMailsEndpoint,
  getOutboxMail,
  listOutbox,
  readOutboxLink,
  resumeMailAddress,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { resumeAddress } from '../bounces/resume-address.ts';
import { decideUnsentMail, decideUnsentMails, readUnsent } from '../unsent/decide-unsent.ts';
import { mailList } from './outbox-repository.ts';
import { presentMail } from './present-mail.ts';
import { readMail, readMailLink } from './read-mail.ts';

/** Sent and unsent mails, for administrators. */
export function outboxAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, listOutbox, async ({ query }) => {
    const found = await mailList.page(ctx.db, query);
    const now = ctx.now();
    return presentListPage(found, query.pageSize, (row) => presentMail(row, now));
  });
  bindEndpoint(app, getOutboxMail, ({ actor, params }) => readMail(ctx, actor, params.mailId));
  bindEndpoint(app, readOutboxLink, ({ actor, params }) => readMailLink(ctx, actor, params.mailId));
  bindEndpoint(app, resumeMailAddress, async ({ actor, params }) => {
    await resumeAddress(ctx, actor, params.mailId);
    return { resumed: true as const };
  });
  bindEndpoint(app, countUnsentMails, async () => {
    const { held, failed, canSend } = await readUnsent(ctx);
    return { held, failed, canSend };
  });
  bindEndpoint(app, decideUnsentMailsEndpoint, ({ actor, body }) => decideUnsentMails(ctx, actor, body));
  bindEndpoint(app, decideUnsentMailEndpoint, ({ actor, params, body }) =>
    decideUnsentMail(ctx, actor, { ...params, ...body }),
  );
}
