import { shuttleActs, shuttleLostSeats, shuttleSeats, travelLegs } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder } from '#server/features/personal-data/policy.ts';

/** Travel belongs to an account by its orders: no column here refers to a person. */
export const travelPersonalData: PersonalData = {
  tables: [
    ofOrder(shuttleActs, {
      exported: { not: 'The section `shuttleSeats` has what drivers said last.' },
      onErasure: 'deleted',
    }),
    ofOrder(shuttleLostSeats, { exported: 'lostShuttleSeats', onErasure: 'deleted' }),
    ofOrder(shuttleSeats, { exported: 'shuttleSeats', onErasure: 'deleted' }),
    ofOrder(travelLegs, { exported: 'travel', onErasure: 'deleted' }),
  ],
};
