import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { shuttlePlanSettings } from '#server/db/schema/schema.ts';

/** With what the runs of a convention were planned last; nothing before the first plan. */
export async function findPlanSettings(
  db: Executor,
  conventionId: string,
): Promise<PlanSettings | undefined> {
  const { waitingMinutes, seats, luggageMinutes, leadMinutes } = shuttlePlanSettings;
  const [row] = await db
    .select({ waitingMinutes, seats, luggageMinutes, leadMinutes })
    .from(shuttlePlanSettings)
    .where(eq(shuttlePlanSettings.conventionId, conventionId));
  return row;
}

export async function savePlanSettings(
  db: Executor,
  conventionId: string,
  settings: PlanSettings & { updatedAt: Date },
): Promise<void> {
  await db
    .insert(shuttlePlanSettings)
    .values({ conventionId, ...settings })
    .onConflictDoUpdate({ target: shuttlePlanSettings.conventionId, set: settings });
}
