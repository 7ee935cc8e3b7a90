import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { createSemaphore } from '#server/http/limits/semaphore.ts';
import { collect } from '#test/collect.ts';

import { holdExportSlot } from './export-slots.ts';
import { money, type TableColumn } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

interface Line {
  name: string | null;
  day: string | null;
  amount: number;
}

const columns: TableColumn<Line>[] = [
  { header: 'Name', kind: 'text', value: ({ name }) => name },
  { header: 'Day', kind: 'date', value: ({ day }) => day },
  { header: 'Amount', kind: money('CAD'), value: ({ amount }) => amount },
];

const names = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '0012',
  'TRUE',
  'a,"b"\nc',
  'ക്നാനായ',
  null,
];
const lines: Line[] = names.map((name, index) => ({ name, day: '2026-11-02', amount: index - 3 }));

async function* twoPages() {
  yield await Promise.resolve(lines.slice(0, 5));
  yield lines.slice(5);
}

describe('a table as CSV', () => {
  it('texts never start like a formula, and numbers stay numbers', async () => {
    const text = (await collect(writeCsv(columns, twoPages()))).join('');
    const fields = text.split('\r\n').slice(1, -1);
    expect(fields.slice(0, 5)).toEqual([
      "'=1+1,2026-11-02,-3",
      "'+1,2026-11-02,-2",
      "'-1,2026-11-02,-1",
      "'@SUM(A1),2026-11-02,0",
      "'\t=1,2026-11-02,1",
    ]);
    expect(text).toContain('"\'\r=1",');
    expect(text).toContain("'＝1,");
    expect(text).toContain('"a,""b""\nc",');
  });
});

describe('a table as a workbook', () => {
  it('another reader finds every text, date and number as it was', async () => {
    const bytes = Buffer.concat(await collect(writeXlsx('Sheet', columns, twoPages())));
    const [sheet] = (await readWorkbook(bytes, { trim: false })) as unknown as { data: unknown[][] }[];
    const day = new Date('2026-11-02T00:00:00Z');
    expect(sheet?.data).toEqual([
      ['Name', 'Day', 'Amount'],
      ...lines.map(({ name, amount }) => [name, day, amount]),
    ]);
  });
});

describe('the slots of exports', () => {
  it('one too many is asked to come back, until one is over', async () => {
    const semaphore = createSemaphore({ concurrency: 1, maxQueue: 0 });
    const release = await holdExportSlot(semaphore);
    await expect(holdExportSlot(semaphore)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    release();
    await expect.poll(() => semaphore.load.running).toBe(0);
    (await holdExportSlot(semaphore))();
  });
});
