import { abilityForList, type LetterAudience } from '@sangamam/contract/letters/letter-draft';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/**
 * Lets somebody who writes letters use the filters of a list only if they may see it: a search would tell what it has.
 *
 * @throws FORBIDDEN
 */
export function requireAudienceAccess({ roles }: Actor, { list = 'REGISTRATIONS' }: LetterAudience): void {
  if (!hasAbility(roles, abilityForList[list])) throw new AppError('FORBIDDEN');
}
