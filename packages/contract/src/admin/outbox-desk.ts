import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { queryInteger } from '../http/query-fields.ts';

const tag = 'Back office: mails';

const mailRow = {
  _id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  deadAt: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
};

export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/outbox',
  summary: 'Mails that went out or wait',
  tag,
  access: [],
  query: z.object({
    search: z.string().trim().max(100).optional(),
    page: queryInteger({ min: 1, max: 100_000 }).default(1),
    pageSize: queryInteger({ min: 1, max: 100 }).default(25),
  }),
  data: z.object({ docs: z.array(z.object(mailRow)), total: z.int(), totalPages: z.int() }),
});

export const getOutboxMail = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/outbox/{mailId}',
  summary: 'One mail as it went out, without the token of a link that opens an account',
  tag,
  access: [],
  params: z.object({ mailId: entityId }),
  data: z.object({
    ...mailRow,
    html: z.string(),
    text: z.string(),
    /** There is a link to an account in it that `readOutboxLink` answers. */
    hasReadableLink: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

/** Only a site that cannot send mail answers it: there the outbox is the mailbox. Every reading is audited. */
export const readOutboxLink = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/outbox/{mailId}/link',
  summary: 'The link to an account in a mail, where no mail server is set',
  tag,
  access: [],
  params: z.object({ mailId: entityId }),
  data: z.object({ link: z.string() }),
  errors: ['NOT_FOUND'],
});
