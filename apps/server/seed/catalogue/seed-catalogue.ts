import type { Context } from '#server/db/context.ts';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { usualMeals } from '@sangamam/contract/people/cards/meals';

import { buildAddon } from '../factories/build-addon.ts';
import { buildConvention } from '../factories/build-convention.ts';
import { buildPackage } from '../factories/build-package.ts';
import { insertTranslations } from '../factories/catalogue-repository.ts';
import { demoAddons, type DemoAddon } from './addons.ts';
import { demoTranslations } from './in-malayalam.ts';
import { demoPackages, pastPackages, type DemoPackage } from './packages.ts';

/** A convention of the demo with its packages and add-ons, by name and title. */
export interface SeededConvention {
  id: string;
  name: string;
  startDate: string;
  packages: ReadonlyMap<string, string>;
  addons: ReadonlyMap<string, string>;
}

/**
 * The convention that is open for registration: about eight months ahead, Thursday to Sunday, early-bird prices in
 * effect.
 */
export async function seedNextConvention(ctx: Context): Promise<SeededConvention> {
  const today = ctx.now().toISOString().slice(0, 10);
  const startDate = thursdayAfter(addDays(today, 236));
  const convention = await buildConvention(ctx, {
    name: `Sangamam ${startDate.slice(0, 4)}`,
    location: 'Orlando, Florida',
    timeZone: 'America/New_York',
    startDate,
    earlyBirdDate: addDays(today, 75),
    conventionDeadline: addDays(startDate, -21),
    openedAt: new Date(`${addDays(today, -60)}T14:00:00Z`),
    custodianConsentUrl: 'https://www.example.org/forms/custodian-consent.pdf',
    meals: usualMeals([0, 1, 2, 3].map((days) => addDays(startDate, days))),
    cancellation: [
      { until: addDays(startDate, -120), keptUsd: 0, keptCad: 0 },
      { until: addDays(startDate, -60), keptUsd: 75, keptCad: 100 },
      { until: addDays(startDate, -21), keptUsd: 200, keptCad: 270 },
    ],
    cancelRequestsUntil: addDays(startDate, -14),
  });
  await insertTranslations(ctx.db, convention.id, demoTranslations(convention.name));
  return { ...named(convention), ...(await seedOffer(ctx, convention.id, demoPackages, demoAddons)) };
}

/** The previous convention, which is over: its families are in the public list. */
export async function seedPastConvention(ctx: Context): Promise<SeededConvention> {
  const today = ctx.now().toISOString().slice(0, 10);
  const startDate = thursdayAfter(addDays(today, -494));
  const convention = await buildConvention(ctx, {
    name: `Sangamam ${startDate.slice(0, 4)}`,
    location: 'San Antonio, Texas',
    timeZone: 'America/Chicago',
    startDate,
    earlyBirdDate: addDays(startDate, -120),
    conventionDeadline: addDays(startDate, -21),
    openedAt: new Date(`${addDays(startDate, -270)}T14:00:00Z`),
  });
  await insertTranslations(ctx.db, convention.id, demoTranslations(convention.name));
  return { ...named(convention), ...(await seedOffer(ctx, convention.id, pastPackages, [])) };
}

function named({ id, name, startDate }: { id: string; name: string; startDate: string }) {
  return { id, name, startDate };
}

async function seedOffer(
  ctx: Context,
  conventionId: string,
  offered: readonly DemoPackage[],
  offeredAddons: readonly DemoAddon[],
): Promise<Pick<SeededConvention, 'packages' | 'addons'>> {
  const packages = new Map<string, string>();
  for (const [position, one] of offered.entries()) {
    const { id } = await buildPackage(ctx, { conventionId, position, ...packageColumns(one) });
    packages.set(one.name, id);
  }
  const addons = new Map<string, string>();
  for (const [position, addon] of offeredAddons.entries()) {
    const { id } = await buildAddon(ctx, { conventionId, position, ...addon });
    addons.set(addon.title, id);
  }
  return { packages, addons };
}

function packageColumns({ price, earlyBird, people, ages, ...rest }: DemoPackage) {
  const offer = earlyBird && {
    offerDescription: 'Early-bird price',
    salePrice: earlyBird[0],
    cadSalePrice: earlyBird[1],
    earlyBird: true,
  };
  return {
    ...rest,
    price: price[0],
    cadPrice: price[1],
    minPeople: people?.min ?? null,
    maxPeople: people?.max ?? null,
    minAge: ages?.min ?? null,
    maxAge: ages?.max ?? null,
    offers: offer ? [offer] : [],
  };
}

/** The first Thursday on or after `date`. */
function thursdayAfter(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (4 - weekday + 7) % 7);
}
