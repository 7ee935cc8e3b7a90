import type { ExportColumn } from '../exports/export-columns.ts';
import { forPersonFields, personFieldsWith } from './person-fields.ts';

/** The heading of columns about a person. */
export const personGroup = { group: 'Person' } as const;

/** A column for each field of a person that files have. */
export const personColumns = forPersonFields(
  personFieldsWith('column'),
  ({ name, column }): ExportColumn => ({
    ...personGroup,
    name,
    ...(column === 'usual' && { isUsual: true }),
  }),
);
