import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, organizations, people, users } from '#server/db/schema/schema.ts';

/** What an account's own person is called, where they live and come from, and the address. */
export async function findOwnWords(db: Executor, userId: string): Promise<string[]> {
  const [row] = await db
    .select({
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      nickName: people.nickName,
      familyName: people.familyName,
      placeInKerala: people.placeInKerala,
      parishInKerala: people.parishInKerala,
      city: people.city,
      nearByCity: people.nearByCity,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(users.id, userId));
  return Object.values(row ?? {}).flatMap((text) => text ?? []);
}

/** What everybody of the community knows: local units, parishes and conventions. */
export async function listCommunityWords(db: Executor): Promise<string[]> {
  const units = await db.select({ name: organizations.name }).from(organizations);
  const held = await db.select({ name: conventions.name }).from(conventions);
  return [...units, ...held].map(({ name }) => name);
}
