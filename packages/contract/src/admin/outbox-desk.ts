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
  summary: 'One mail as it went out',
  tag,
  access: [],
  params: z.object({ mailId: entityId }),
  data: z.object({ ...mailRow, html: z.string(), text: z.string() }),
  errors: ['NOT_FOUND'],
});
