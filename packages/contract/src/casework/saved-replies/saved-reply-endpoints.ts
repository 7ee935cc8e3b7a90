import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { replyName, replyText, savedReply } from './saved-reply.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ replyId: entityId });
const draft = { name: replyName, text: replyText };

const savedReplyResource = resource({
  path: '/v1/admin',
  tag: 'Admin: saved replies',
  access: { ability: 'use-saved-replies' },
});

/** All replies, by name, with numbers in names compared as numbers. */
export const listSavedReplies = savedReplyResource.get('/saved-replies', {
  summary: 'Replies that the team keeps',
  data: z.array(savedReply),
});

export const createSavedReply = savedReplyResource.post('/saved-replies', {
  summary: 'Save a reply',
  takesIdempotencyKey: true,
  body: z.strictObject(draft),
  data: savedReply,
  errors: ['REPLY_NAME_TAKEN', 'TOO_MANY_REPLIES'],
});

/** Changes name or text. A refusal because somebody else was quicker says who. */
export const changeSavedReply = savedReplyResource.put('/saved-replies/{replyId}', {
  summary: 'Change a saved reply',
  params,
  body: z.strictObject({ ...draft, ...fromRevision }),
  data: savedReply,
  errors: ['NOT_FOUND', 'REPLY_NAME_TAKEN', 'CONFLICT'],
});

export const deleteSavedReply = savedReplyResource.delete('/saved-replies/{replyId}', {
  summary: 'Delete a saved reply',
  params,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** What is filled into the replies about one registration or add-on order. */
export const getReplyValues = savedReplyResource.get('/registrations/{orderId}/reply-values', {
  summary: 'What replies say of a registration',
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
