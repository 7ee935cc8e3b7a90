import { z } from 'zod';

import { defineEndpoint } from '../../http/endpoint.ts';

/** Subjects of notices about the installation. */
export type NoticeCode =
  | 'storage.foreign'
  | 'storage.sweep-stopped'
  | 'storage.missing'
  | 'disk.full'
  | 'mail.held'
  | 'mail.failed'
  | 'keys.lost'
  | 'paypal.silent';

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/notices',
  summary: 'What administrators should know about the installation',
  tag: 'Admin: operations',
  access: { ability: 'see-notices' },
  data: z.array(z.object({ code: z.string(), message: z.string(), since: z.string() })),
});
