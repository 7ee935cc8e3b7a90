import type { ReadinessActor, ReadinessFilter } from '@sangamam/contract/reports/readiness/readiness';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { ordersWithAnswer } from '#server/features/people/questionnaire/orders-with-answer.ts';
import { inOpenRegistrations } from '#server/features/reports/readiness/open-registrations.ts';

import { listOrdersWithDuplicates } from './duplicate-read-model.ts';
import type { RegistrationFilter } from './registration-filter-read-model.ts';

/** The filters of the list as staff send them. */
export interface AskedRegistrations extends Omit<
  RegistrationFilter,
  'ids' | 'open' | 'now' | 'submittedBefore' | 'assignedTo'
> {
  /** Days for which they have waited for a decision, at least. */
  waiting?: '3' | '7' | '14' | '30' | undefined;
  /** The actor (`me`), `nobody`, or an account. */
  assigned?: string | undefined;
  open?: ReadinessFilter | undefined;
  openFor?: ReadinessActor | undefined;
  duplicates?: 'POSSIBLE' | undefined;
  /** As `answerFilter` of the contract has it. */
  answer?: string | undefined;
}

/**
 * The filters with the registrations in which somebody has to act, where they ask for these.
 *
 * @throws FORBIDDEN for possible duplicates, which are for who may decide, and for answers, which are for who reads them
 */
export async function resolveFilter(
  ctx: Context,
  actor: Actor,
  { open: asked, openFor, waiting, assigned, duplicates, answer, ...filter }: AskedRegistrations,
): Promise<RegistrationFilter> {
  if (duplicates !== undefined && !hasAbility(actor.roles, 'decide-registrations'))
    throw new AppError('FORBIDDEN');
  if (answer !== undefined && !hasAbility(actor.roles, 'read-answers')) throw new AppError('FORBIDDEN');
  const { conventionId } = filter;
  const topic = asked ?? (openFor && 'ANY');
  const open = topic && inOpenRegistrations(ctx, { topic, actor: openFor, conventionId });
  // Found once for the rows and their number together.
  const twice = duplicates && (await listOrdersWithDuplicates(ctx.db, conventionId));
  const answered = answer === undefined ? undefined : await ordersWithAnswer(ctx, answer);
  const ids = inAll([twice, answered]);
  const submittedBefore = waiting && new Date(ctx.now().getTime() - Number(waiting) * 24 * 60 * 60 * 1_000);
  return {
    ...filter,
    ids,
    open,
    submittedBefore,
    assignedTo: assigneeAsked(actor, assigned),
    now: ctx.now(),
  };
}

/** What is in each of the lists that are asked for; undefined where none is. */
function inAll(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  const sets = others.map((list) => new Set(list));
  return first?.filter((id) => sets.every((set) => set.has(id)));
}
