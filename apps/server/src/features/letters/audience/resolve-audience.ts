import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';

import type { Context } from '#server/db/context.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import { ordersMissingConsents } from '#server/features/documents/consents/review/read-consents-for-staff.ts';
import { matchingOf } from '#server/features/ledger/payments/list-payments.ts';
import { resolveFilter } from '#server/features/orders/registrations/resolve-filter.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { requireAudienceAccess } from '../audience-access.ts';
import type { ResolvedAudience } from './audience-read-model.ts';

/**
 * What an audience asks of its list, for the actor and now.
 *
 * @throws FORBIDDEN for a list or a filter that the actor may not use
 */
export async function resolveAudience(
  ctx: Context,
  actor: Actor,
  { audience, conventionId }: { audience: LetterAudience; conventionId: string },
): Promise<ResolvedAudience> {
  requireAudienceAccess(actor, audience);
  const isFor = { conventionId, now: ctx.now() };
  switch (audience.list) {
    case undefined:
    case 'REGISTRATIONS': {
      const asked = await resolveFilter(ctx, actor, { ...audience.filters, conventionId });
      return { ...isFor, list: 'REGISTRATIONS', asked };
    }
    case 'JOURNEYS':
      return {
        ...isFor,
        list: audience.list,
        asked: { ...audience.filters, view: audience.filters.view ?? 'ALL', conventionId },
      };
    case 'STAYS':
      return { ...isFor, list: audience.list, asked: audience.filters };
    case 'UNREPORTED':
      return { ...isFor, list: audience.list, asked: audience.filters };
    case 'CONSENTS':
      return { ...isFor, list: audience.list, asked: { ...audience.filters, conventionId } };
    case 'MISSING_CONSENTS': {
      const ids = await ordersMissingConsents(ctx, { ...audience.filters, conventionId });
      return { ...isFor, list: audience.list, asked: { ids } };
    }
    case 'PICTURES':
      return { ...isFor, list: audience.list, asked: { ...audience.filters, conventionId } };
    case 'PEOPLE': {
      const assignedTo = assigneeAsked(actor, audience.filters.assigned);
      return { ...isFor, list: audience.list, asked: { ...audience.filters, assignedTo, now: ctx.now() } };
    }
    case 'PAYMENTS': {
      const { search, view, assigned, followUp, ...filters } = audience.filters;
      const matching = matchingOf(ctx, actor, { search, view, assigned, followUp, conventionId });
      return { ...isFor, list: audience.list, asked: { ...filters, conventionId, matching } };
    }
  }
}
