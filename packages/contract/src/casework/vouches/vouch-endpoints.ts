import { z } from 'zod';

import { ageGroups } from '../../arrival/desk/age-group.ts';
import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { vouchAnswers, vouchNote, vouchStates } from './vouch.ts';

/** What the unit said, by whom and when; `null` before it did. */
const said = z
  .object({ says: z.enum(vouchAnswers), note: z.string(), byName: z.string().nullable(), at: z.string() })
  .nullable();

/** How a registration stands with its local unit, as registrars read it. */
export const vouchOfRegistration = z.object({
  state: z.enum(vouchStates),
  /** Until when the unit is asked, an instant. */
  until: z.string(),
  said,
});
export type VouchOfRegistration = z.output<typeof vouchOfRegistration>;

/** A family of the officer's unit that waits for a decision: names, age groups, parish and unit, nothing else. */
export const unitFamily = z.object({
  orderId: z.string(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  parish: z.string().nullable(),
  unitName: z.string(),
  conventionName: z.string(),
  people: z.array(z.object({ _id: z.string(), name: z.string(), ageGroup: z.enum(ageGroups) })),
  submittedAt: z.string(),
  /** Until when the answer is waited for, an instant. */
  until: z.string(),
  said,
});
export type UnitFamily = z.output<typeof unitFamily>;

const unit = resource({
  path: '/v1/unit/families',
  tag: 'Local unit',
  access: { ability: 'vouch-for-families' },
});

/** The families of the officer's own unit that wait for a decision, those without an answer first. */
export const listUnitFamilies = unit.get('', {
  summary: 'Families of your local unit that wait for a decision',
  query: z.object(pageQuery()),
  data: listPage(unitFamily).extend({
    /** The officer's unit; `null` for whoever looks after none. */
    unitName: z.string().nullable(),
    /** How many of all have no answer yet. */
    unanswered: z.int(),
  }),
});

/** Says whether a family is known, or changes that while it waits. Another unit's family does not exist. */
export const vouchForFamily = unit.put('/{orderId}/vouch', {
  summary: 'Say whether a family of your local unit is known',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ says: z.enum(vouchAnswers), note: vouchNote.default('') }),
  data: unitFamily,
  errors: ['ORDER_NOT_FOUND'],
});
