import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';

import { inTransaction, type Context } from '#server/db/context.ts';
import {
  lockConvention,
  switchRegistration,
} from '#server/features/conventions/configuration/configure-convention.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError, type Refusal } from '#server/http/errors/app-error.ts';

import { readConfiguration } from './read-configuration.ts';

/**
 * Opens registration, unless the first registration would fail.
 *
 * @throws NOT_FOUND, CONVENTION_NOT_READY once for each thing that is missing
 */
export function openConvention(ctx: Context, actor: Actor, id: string): Promise<ConventionConfiguration> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, id);
    const { missing } = await readConfiguration(ctx, id);
    const [first, ...rest] = missing.map(({ message }): Refusal => ({
      code: 'CONVENTION_NOT_READY',
      message,
    }));
    if (first) throw AppError.all([first, ...rest]);
    await switchRegistration(ctx, actor, id, true);
    return readConfiguration(ctx, id);
  });
}

/**
 * Closes registration at once.
 *
 * @throws NOT_FOUND
 */
export function closeConvention(ctx: Context, actor: Actor, id: string): Promise<ConventionConfiguration> {
  return inTransaction(ctx, async (ctx) => {
    await switchRegistration(ctx, actor, id, false);
    return readConfiguration(ctx, id);
  });
}
