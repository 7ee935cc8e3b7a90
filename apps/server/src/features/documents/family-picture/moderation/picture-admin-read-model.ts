import { listPictures } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { isNamed } from '#server/db/name-search.ts';
import {
  conventions,
  familyPictures,
  files,
  orders,
  organizations,
  people,
  users,
} from '#server/db/schema/schema.ts';

/** The file as it is shown: edited where staff have put it right. */
function rowsFrom(db: Executor) {
  return db
    .select({
      picture: familyPictures,
      file: files,
      order: orders,
      conventionName: conventions.name,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      localUnitName: organizations.name,
    })
    .from(familyPictures)
    .innerJoin(files, sql`${files.id} = coalesce(${familyPictures.editedFileId}, ${familyPictures.fileId})`)
    .innerJoin(orders, eq(orders.id, familyPictures.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId));
}

export async function findPictureRow(db: Executor, orderId: string) {
  const [row] = await rowsFrom(db).where(eq(familyPictures.orderId, orderId));
  return row;
}
export type PictureAdminRow = NonNullable<Awaited<ReturnType<typeof findPictureRow>>>;

/** The pictures of registrations that count, the oldest first; `notHidden` leaves hidden ones out. */
export const pictureList = defineList(listPictures, {
  rows: rowsFrom,
  ids: (db) =>
    db
      .select({ id: orders.id })
      .from(familyPictures)
      .innerJoin(orders, eq(orders.id, familyPictures.orderId))
      .innerJoin(users, eq(users.id, orders.userId)),
  always: ({ notHidden = false }: { notHidden?: boolean }) =>
    and(
      isNull(orders.cancelledAt),
      sql`${orders.registrationStatus} = 'REG_APPROVED'`,
      notHidden ? ne(familyPictures.state, 'HIDDEN') : undefined,
    ),
  where: {
    state: (state) => eq(familyPictures.state, state),
    conventionId: (conventionId) => eq(orders.conventionId, conventionId),
    search: (search) => {
      const pattern = likePattern(search);
      return or(
        isNamed(users.personId, search),
        sql`${orders.familyPictureNote} ilike ${pattern}`,
        sql`${orders.permNumber} ilike ${pattern}`,
      );
    },
  },
  order: { by: [asc(familyPictures.createdAt)], unique: asc(familyPictures.orderId) },
});
export type PictureFilter = FilterOf<typeof pictureList>;

/** Where the pictures of a book begin and end. */
export const pictureKey = { column: familyPictures.orderId, of: ({ order }: PictureAdminRow) => order.id };
