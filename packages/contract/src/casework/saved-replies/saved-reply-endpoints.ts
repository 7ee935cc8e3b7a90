import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { replyName, replyText, savedReply } from './saved-reply.ts';

const tag = 'Admin: saved replies';
const access = { ability: 'use-saved-replies' } as const;
const base = '/v1/admin/saved-replies';

const params = z.object({ replyId: entityId });
const draft = { name: replyName, text: replyText };

/** All replies, by name, with numbers in names compared as numbers. */
export const listSavedReplies = defineEndpoint({
  method: 'GET',
  path: base,
  summary: 'Replies that the team keeps',
  tag,
  access,
  data: z.array(savedReply),
});

export const createSavedReply = defineEndpoint({
  method: 'POST',
  path: base,
  summary: 'Save a reply',
  tag,
  access,
  takesIdempotencyKey: true,
  body: z.strictObject(draft),
  data: savedReply,
  errors: ['REPLY_NAME_TAKEN', 'TOO_MANY_REPLIES'],
});

/** Changes name or text. A refusal because somebody else was quicker says who. */
export const changeSavedReply = defineEndpoint({
  method: 'PUT',
  path: `${base}/{replyId}`,
  summary: 'Change a saved reply',
  tag,
  access,
  params,
  body: z.strictObject({ ...draft, ...fromRevision }),
  data: savedReply,
  errors: ['NOT_FOUND', 'REPLY_NAME_TAKEN', 'CONFLICT'],
});

export const deleteSavedReply = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{replyId}`,
  summary: 'Delete a saved reply',
  tag,
  access,
  params,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** What is filled into the replies about one registration or add-on order. */
export const getReplyValues = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/{orderId}/reply-values',
  summary: 'What replies say of a registration',
  tag,
  access,
  params: z.object({ orderId: entityId }),
  data: z.object({
    /** Of the registrant. */
    firstName: z.string(),
    /** The permanent number, or the temporary one before there is one. */
    number: z.string(),
    convention: z.string(),
  }),
  errors: ['ORDER_NOT_FOUND'],
});
