import { z } from 'zod';

import { defineEndpoint } from '../../http/endpoint.ts';
import { mailRow } from '../outbox/outbox-admin-endpoints.ts';

const tag = 'Admin: mails';

/** The kind of a test mail in the outbox. */
export const testMailKind = 'site.test-mail';

const testMail = z.object({
  /** False where no mail server is set. */
  canSend: z.boolean(),
  /** The caller's latest test mail with what the mail server answered; null before the first. */
  mail: z.object(mailRow).nullable(),
});

export const getTestMail = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/test-mail',
  summary: 'What the mail server answered to the latest test mail of the caller',
  tag,
  access: { ability: 'read-outbox' },
  data: testMail,
});

/** It has one attempt: where that fails, the mail is discarded and needs no decision. */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/test-mail',
  summary: 'Send a test mail to the address of the caller',
  tag,
  access: { ability: 'read-outbox' },
  limit: 'test-mail',
  data: testMail,
  errors: ['CONFLICT'],
});
