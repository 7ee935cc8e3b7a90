import { AppError } from '#server/http/errors/app-error.ts';

/** The refusal for a person whom the family has removed meanwhile, in another tab or on another device. */
export function participantNotFound(): AppError {
  return new AppError('USER_NOT_FOUND', { message: 'This person is not on your list any more.' });
}
