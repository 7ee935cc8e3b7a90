import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import type { LetterSettings } from '@sangamam/contract/letters/letter-settings';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Actor } from '#server/http/access/actor.ts';

import type { StoredLetter } from './letter-repository.ts';

/** Why somebody cannot send a letter without a second person; null where they can. */
export function whyAsk(
  actor: Actor,
  { approvedAt }: StoredLetter,
  { waiting, settings }: { waiting: number; settings: LetterSettings },
): LetterDetail['asksBecause'] {
  if (!hasAbility(actor.roles, 'send-letters')) return 'ROLE';
  return approvedAt === null && waiting > settings.approvalAbove ? 'MANY' : null;
}

/** What a letter loses when somebody changes it. */
export const withoutApproval = {
  askedBy: null,
  askedAt: null,
  approvedBy: null,
  approvedAt: null,
  scheduledFor: null,
} as const;

/** Whether somebody wrote a letter, or asked for its approval: somebody else approves it. */
export function isOwn({ createdBy, changedBy, askedBy }: StoredLetter, userId: string): boolean {
  return [createdBy, changedBy, askedBy].includes(userId);
}
