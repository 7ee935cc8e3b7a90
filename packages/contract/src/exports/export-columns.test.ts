import { describe, expect, it } from 'vitest';

import { columnChoice, columnsAllowed, type ExportColumns } from './export-columns.ts';

const columns = {
  name: { name: 'Name', group: 'Person' },
  price: { name: 'Price', group: 'Money', ability: 'see-money' },
  city: { name: 'City', group: 'Person' },
} satisfies ExportColumns;

describe('the choice of columns', () => {
  it('is read from one text, each column once and in the order of the table', () => {
    expect(columnChoice(columns).parse('city,name,city')).toEqual(['name', 'city']);
  });

  it.each(['', 'name,', 'name,password', 'toString', 'name city', 'x'.repeat(2_001)])(
    'has no columns that the table has not: %j is refused',
    (text) => {
      expect(columnChoice(columns).safeParse(text).success).toBe(false);
    },
  );

  it('leaves out what a role may not see', () => {
    expect(columnsAllowed(columns, ['VIEWER'])).toEqual(['name', 'city']);
    expect(columnsAllowed(columns, ['VIEWER', 'TREASURER'])).toEqual(['name', 'price', 'city']);
  });
});
