import { AppError } from '#server/http/errors/app-error.ts';

/** @throws CONFLICT when somebody changed the stay since it was shown as `revision` */
export function requireCurrentStay(stay: { revision: number }, revision: number): void {
  if (stay.revision !== revision) throw new AppError('CONFLICT');
}
