import { getOutboxMail, listOutbox } from '@sangamam/contract/admin/outbox-desk';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindEndpoint } from '#server/http/route.ts';

import { findMail, listMails } from './outbox-repository.ts';
import { presentMail, presentWholeMail } from './present-mail.ts';

/** The mails that went out or wait, for administrators. */
export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, listOutbox, async ({ query: { search, page, pageSize } }) => {
    const { rows, total } = await listMails(ctx.db, {
      search,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { docs: rows.map(presentMail), total, totalPages: Math.ceil(total / pageSize) };
  });
  bindEndpoint(app, getOutboxMail, async ({ params }) => {
    const mail = await findMail(ctx.db, params.mailId);
    if (mail === undefined) throw new AppError('NOT_FOUND');
    return presentWholeMail(mail);
  });
}
