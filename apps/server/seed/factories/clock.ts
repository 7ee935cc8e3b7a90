import type { Context } from '#server/db/context.ts';

const day = 24 * 60 * 60_000;

/**
 * The context with its clock set back by this many days. The clock advances a little with each reading, so that
 * consecutive events are stored in order.
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
