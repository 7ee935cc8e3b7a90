import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { eraseLinesOf } from './personal-data-repository.ts';

export const bankPersonalData: PersonalData = {
  claims: {
    'bank_statements.imported_by': staffAction,
    'bank_statements.undone_by': staffAction,
    'bank_statement_lines.decided_by': staffAction,
    'bank_column_mappings.updated_by': staffAction,
  },
  erase: (ctx, { orderIds }) => eraseLinesOf(ctx.db, orderIds),
};
