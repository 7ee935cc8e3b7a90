import { AppError } from '#server/http/errors/app-error.ts';

/** Somebody whom the family has taken off its list meanwhile, in another tab or on another device. */
export function notOnTheList(): AppError {
  return new AppError('USER_NOT_FOUND', { message: 'This person is not on your list any more.' });
}
