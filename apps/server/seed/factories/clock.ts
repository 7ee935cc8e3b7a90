import type { Context } from '#server/db/context.ts';

const day = 24 * 60 * 60_000;

/**
 * The same context so many days ago. The clock moves on a little with each look, so that what happens one after the
 * other is stored in that order.
 */
export function daysBefore(ctx: Context, days: number): Context {
  const start = ctx.now().getTime() - days * day;
  let looks = 0;
  return {
    ...ctx,
    now: () => {
      looks += 1;
      return new Date(start + looks * 10);
    },
  };
}
