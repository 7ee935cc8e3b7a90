import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { DataTable, type Column } from './data-table.tsx';

interface Person {
  name: string;
  amount: string;
  packageName: string;
}

const mercy: Person = { name: 'Mercy Abraham', amount: '$1,750 USD', packageName: 'GOLD FAMILY' };
const kochumol: Person = {
  name: 'Kochumol Thekkethalackalkunnumpurath',
  amount: '$240 USD',
  packageName: 'GRANDPARENTS, CHILDREN AND GRANDCHILDREN',
};

const columns: readonly Column<Person>[] = [
  {
    key: 'select',
    header: 'Select',
    screenOnly: true,
    cell: () => <input type="checkbox" aria-label="Select" />,
  },
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  {
    key: 'package',
    header: 'Package',
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ packageName }) => packageName,
  },
  { key: 'note', header: 'Note', onPhone: 'hidden', cell: () => 'asked twice' },
  { key: 'amount', header: 'Amount', plain: true, onPhone: 'name-line', cell: ({ amount }) => amount },
  { key: 'age', header: 'Age', plain: true, onPhone: 'line-end', cell: () => '6 days' },
];

/** A list in a page of so many pixels, each row of which opens. */
const show = (width: number, shown: readonly Column<Person>[] = columns) =>
  renderPiece(
    <div className="page" style={{ width }}>
      <DataTable
        caption="Payments"
        columns={shown}
        rows={[mercy, kochumol]}
        rowKey={({ name }) => name}
        detail={{ header: 'Ledger', label: ({ name }) => `Ledger of ${name}`, content: () => 'empty' }}
        empty={null}
      />
    </div>,
  );

const boxOf = (row: Person, what: string) => {
  const cell = page.getByRole('row', { name: new RegExp(row.name, 'u') }).element();
  const box = cell.querySelector(what)?.getBoundingClientRect();
  if (!box) throw new Error(`${row.name} has no ${what}`);
  return box;
};
const cellOf = (row: Person, label: string) => boxOf(row, `[data-label='${label}']`);
const shareLine = (one: DOMRect, other: DOMRect) => one.top < other.bottom && other.top < one.bottom;

test('on a phone the name and what belongs beside it stand above the other values', async () => {
  await show(328);
  const name = boxOf(mercy, 'th > span');
  expect(shareLine(name, cellOf(mercy, 'Amount'))).toBe(true);
  expect(shareLine(cellOf(mercy, 'Package'), cellOf(mercy, 'Age'))).toBe(true);
  expect(shareLine(name, cellOf(mercy, 'Package'))).toBe(false);
  expect(cellOf(mercy, 'Note').height).toBe(0);
});

test('a value that takes the remaining room is cut on a phone, and wraps on a very narrow one', async () => {
  await show(328);
  expect(shareLine(cellOf(kochumol, 'Package'), cellOf(kochumol, 'Age'))).toBe(true);
  const cut = cellOf(kochumol, 'Package');
  document.querySelector<HTMLElement>('.page')?.style.setProperty('width', '280px');
  expect(cellOf(kochumol, 'Package').height).toBeGreaterThan(cut.height);
});

const without = (left: string) => columns.filter(({ key }) => key !== left);

test.for([
  { width: 288, shown: without('select') },
  { width: 328, shown: without('select') },
  { width: 358, shown: without('amount') },
])('no word of a long name breaks or is below the button that opens its row ($width px)', async (at) => {
  await show(at.width, at.shown);
  const name = boxOf(kochumol, 'th > span');
  const opener = boxOf(kochumol, 'button');
  expect(shareLine(name, opener) ? name.right : 0).toBeLessThanOrEqual(opener.left + 8);
  const { scrollWidth, clientWidth } = page.getByText(kochumol.name).element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(name.height).toBeLessThan(60);
});

test('a table that scrolls sideways leaves the page as wide as it is', async () => {
  await page.viewport(660, 700);
  await show(620, [
    ...columns,
    ...['a', 'b', 'c'].map((key) => ({ key, header: 'A header that is never broken', cell: () => key })),
  ]);
  const frame = page.getByRole('region', { name: 'Payments' }).element();
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
