import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import type { StaffRole } from '../../accounts/roles.ts';
import { hasAbility, type Ability } from '../../staff/abilities.ts';
import { resource } from '../../http/resource.ts';

/**
 * The plots of a convention: families that registered by week, beside the convention before; families by local unit,
 * package and status; people by age; people who arrive and leave by hour; hotel rooms taken of those kept, by night.
 */
export const overviewPlots = [
  'OVER_TIME',
  'BY_STATUS',
  'BY_UNIT',
  'BY_PACKAGE',
  'BY_AGE',
  'TRAVEL',
  'ROOMS',
] as const;
export type OverviewPlot = (typeof overviewPlots)[number];

/** Besides those who see registrations and with them every plot: who plans the shuttles, and who fills the hotel. */
const alsoSeenWith: Readonly<Partial<Record<OverviewPlot, Ability>>> = {
  TRAVEL: 'see-transport',
  ROOMS: 'manage-hotel',
};

/** The plots that a person with `roles` may see, in the order in which they are shown. */
export function plotsFor(roles: readonly StaffRole[]): OverviewPlot[] {
  return overviewPlots.filter((plot) => {
    const ability = alsoSeenWith[plot];
    return hasAbility(roles, 'see-registrations') || (ability !== undefined && hasAbility(roles, ability));
  });
}

/** The numbers of a plot: a name for each series, and a value of each series at every point. */
export const plotNumbers = z.object({
  name: z.enum(overviewPlots),
  series: z.array(z.string()),
  /** A level across all points, such as the rooms that the hotel keeps; `null` where there is none. */
  line: z.object({ name: z.string(), value: z.int() }).nullable(),
  points: z.array(
    z.object({
      label: z.string(),
      /** `null` where a series has no value, such as weeks to come. */
      values: z.array(z.int().nullable()),
      /** Address of the list that the point counts; `null` where there is none that the reader may see. */
      list: z.string().nullable(),
    }),
  ),
});
export type PlotNumbers = z.output<typeof plotNumbers>;

const query = z.object({ conventionId: entityId });

const plots = resource({
  path: '/v1/admin/overview/plots',
  tag: 'Admin',
  access: { ability: 'see-plots' },
  errors: ['NOT_FOUND'],
});

export const getPlots = plots.get('', {
  summary: 'Numbers of the plots of a convention that the roles of the reader may see',
  query,
  data: z.array(plotNumbers),
});

/** A plot that is not of the caller's roles answers `FORBIDDEN`. */
export const exportPlot = plots.download('/{plot}/export/{format}', {
  summary: 'The numbers of a plot as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ plot: z.enum(overviewPlots), format: z.enum(exportFormats) }),
  query,
  errors: ['FORBIDDEN'],
});
