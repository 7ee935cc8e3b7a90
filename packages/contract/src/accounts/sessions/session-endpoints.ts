import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';

/** A place where the account is signed in. */
export const sessionRecord = z.object({
  _id: z.string(),
  /** True for the session that the call is made with. */
  isCurrent: z.boolean(),
  /** Browser and system in words, such as `Firefox on Windows`. */
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: z.string(),
  /** Exact to some minutes. */
  lastUsedAt: z.string(),
});
export type SessionRecord = z.output<typeof sessionRecord>;

const sessions = resource({
  path: '/v1/user/sessions',
  tag: 'Accounts',
  access: 'signed-in',
});

/** The caller's own active sessions, the current one first, then by last use. */
export const listSessions = sessions.get('', {
  summary: 'Where you are signed in',
  data: z.array(sessionRecord),
});

/** Ends one of the caller's sessions; another account's is refused like an unknown one. */
export const endSession = sessions.delete('/{sessionId}', {
  summary: 'Sign out one device',
  params: z.object({ sessionId: entityId }),
  data: z.object({ ended: z.literal(true) }),
});

/** Ends all of the caller's sessions except the current one. */
export const endOtherSessions = sessions.delete('', {
  summary: 'Sign out all other devices',
  data: z.object({ ended: z.literal(true) }),
});
