import type { FamilyPictureState } from '@sangamam/contract/documents/family-picture/family-picture';
import { and, asc, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
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

/** What is asked of the pictures. */
export interface PictureFilter {
  state?: FamilyPictureState | undefined;
  /** Without hidden ones. */
  notHidden?: boolean;
  conventionId?: string | undefined;
  search?: string | undefined;
}

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

/** A page of the pictures of registrations that count, the oldest first. */
export async function listPictureRows(
  db: Executor,
  { page, pageSize, ...filter }: PictureFilter & { page: number; pageSize: number },
): Promise<{ rows: PictureAdminRow[]; total: number }> {
  const rows = await rowsFrom(db)
    .where(whereFits(filter))
    .orderBy(asc(familyPictures.createdAt), asc(familyPictures.orderId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countPictures(db, filter) };
}

export async function countPictures(db: Executor, filter: PictureFilter): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(familyPictures)
    .innerJoin(orders, eq(orders.id, familyPictures.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(whereFits(filter));
  return counted?.total ?? 0;
}

/** The registrations whose pictures match: to be selected from. */
export function ordersWithPicture(db: Executor, filter: PictureFilter) {
  return db
    .select({ id: orders.id })
    .from(familyPictures)
    .innerJoin(orders, eq(orders.id, familyPictures.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(whereFits(filter));
}

/** The next pictures after an order's id, for reading all of them. */
export async function listPicturesAfter(
  db: Executor,
  { after, limit, ...filter }: PictureFilter & { after: string | undefined; limit: number },
): Promise<PictureAdminRow[]> {
  return rowsFrom(db)
    .where(and(whereFits(filter), after === undefined ? undefined : gt(familyPictures.orderId, after)))
    .orderBy(asc(familyPictures.orderId))
    .limit(limit);
}

function whereFits({ state, notHidden = false, conventionId, search }: PictureFilter) {
  const pattern = search ? likePattern(search) : undefined;
  return and(
    isNull(orders.cancelledAt),
    sql`${orders.registrationStatus} = 'REG_APPROVED'`,
    state === undefined ? undefined : eq(familyPictures.state, state),
    notHidden ? ne(familyPictures.state, 'HIDDEN') : undefined,
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    pattern === undefined
      ? undefined
      : or(
          isNamed(users.personId, search),
          sql`${orders.familyPictureNote} ilike ${pattern}`,
          sql`${orders.permNumber} ilike ${pattern}`,
        ),
  );
}
