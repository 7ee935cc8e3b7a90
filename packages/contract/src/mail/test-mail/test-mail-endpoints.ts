import { z } from 'zod';

import { mailRow } from '../outbox/outbox-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

/** The kind of a test mail in the outbox. */
export const testMailKind = 'site.test-mail';

const testMail = z.object({
  /** False where no mail server is set. */
  canSend: z.boolean(),
  /** The caller's latest test mail with what the mail server answered; null before the first. */
  mail: z.object(mailRow).nullable(),
});

const testMailResource = resource({
  path: '/v1/admin/test-mail',
  tag: 'Admin: mails',
  access: { ability: 'read-outbox' },
});

export const getTestMail = testMailResource.get('', {
  summary: 'What the mail server answered to the latest test mail of the caller',
  data: testMail,
});

/** It has one attempt: where that fails, the mail is discarded and needs no decision. */
export const sendTestMail = testMailResource.post('', {
  summary: 'Send a test mail to the address of the caller',
  limit: 'test-mail',
  data: testMail,
  errors: ['CONFLICT'],
});
