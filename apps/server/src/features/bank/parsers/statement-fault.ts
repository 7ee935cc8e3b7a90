import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';

import { AppError } from '#server/http/errors/app-error.ts';

/** A place in an uploaded text; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The refusal of an export that cannot be read, with the place of the fault where there is one. */
export function statementFault(message: string, place?: Place): AppError {
  return new AppError('RQST_PARAMS_INVALID', {
    field: 'file',
    message: place ? statementMessages.at({ ...place, message }) : message,
  });
}

/** A found value, shortened for a message. */
export const excerpt = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
