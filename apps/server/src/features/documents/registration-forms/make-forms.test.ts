import { encode } from 'uqr';
import { expect, it } from 'vitest';

import { readPdf } from '#test/fixtures/read-pdf.ts';
import { readShapes } from '#test/fixtures/read-shapes.ts';

import type { FormContent, FormOfFamily } from './form-content.ts';
import { formFile } from './form-file.ts';
import { makeForms } from './make-forms.ts';

const familyOf = (size: number): FormOfFamily => ({
  address: 'https://example.org/admin/kick-off/one/family?family=two',
  family: {
    name: 'Stephen Kuriakose',
    familyName: 'Vellapally',
    number: null,
    lastConvention: 'Sangamam 2024',
    currency: 'CAD',
    people: Array.from({ length: size }, (_, index) => ({
      name: `Person${index} Kuriakose`,
      relationship: index === 0 ? 'SELF' : 'SON',
      dob: '1975-03-02',
    })),
  },
});
const content: FormContent = {
  siteName: 'Sangamam',
  conventionName: 'Sangamam 2027',
  evening: 'Chicago · 11-29-2026 · Parish hall',
  asOf: '2026-11-28',
  packages: ['DIAMOND', 'GOLD', 'SILVER', 'SINGLE REGISTRATION'].map((name) => ({
    name,
    price: { usd: 1_000, cad: 1_300 },
    eligibility: '',
  })),
  addons: [{ title: 'Banquet', options: [{ label: 'ADULT', price: { usd: 75, cad: 98 } }] }],
  sheets: [],
};

it.each([1, 4, 9, 14, 30])('a family of %i has one page, with everybody above the payment', async (size) => {
  const bytes = await makeForms({ ...content, sheets: [familyOf(size)] });
  const { pages, text } = await readPdf(bytes);
  expect(pages).toBe(1);
  for (let index = 0; index < size; index += 1) expect(text).toContain(`Person${index} Kuriakose`);
  for (const words of ['$1,300 CAD', 'Last time: Sangamam 2024', 'Vellapally']) expect(text).toContain(words);
  expect(text).not.toContain('USD');
  // Two boxes a person, one a package, three of the payment and two of the agreement, none over another.
  const boxes = (await readShapes(bytes)).filter(
    ({ left, right, top, bottom }) =>
      right - left > 8 && right - left < 12 && Math.abs(right - left - (bottom - top)) < 0.1,
  );
  expect(boxes.length).toBeGreaterThanOrEqual(2 * size);
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top,
      ).toBe(true);
});

it('the code is the address of the family, and nothing else', async () => {
  const sheet = familyOf(3);
  const shapes = await readShapes(await makeForms({ ...content, sheets: [sheet] }));
  const { data, size } = encode(sheet.address, { ecc: 'M', border: 4 });
  const edge = 96;
  const module = edge / size;
  const code = shapes.filter(({ points }) => points.length > 1_000);
  expect(code).toHaveLength(1);
  const points = code[0]?.points ?? [];
  // Dark modules side by side are a rectangle of four points.
  const runs = Array.from({ length: points.length / 4 }, (_, index) => {
    const corners = points.slice(index * 4, index * 4 + 4);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
  const [left, top] = [555 - edge, 26];
  const drawn = data.map((row, y) =>
    row.map((_, x) => {
      const [across, down] = [left + (x + 0.5) * module, top + (y + 0.5) * module];
      return runs.some(
        (run) => run.left < across && across < run.right && run.top < down && down < run.bottom,
      );
    }),
  );
  expect(drawn).toEqual(data);
});

it('more offers than there is room for end with words for it, still on one page', async () => {
  const addons = Array.from({ length: 60 }, (_, index) => ({
    title: `Extra${index}`,
    options: [{ label: 'Yes', price: { usd: 5, cad: 5 } }],
  }));
  const { pages, text } = await readPdf(await makeForms({ ...content, addons, sheets: [familyOf(5)] }));
  expect(pages).toBe(1);
  expect(text).toContain('Extra0');
  expect(text).toContain('More: ask the volunteer.');
});

it('a hundred families are drawn in the thread: requests have this one for themselves', async () => {
  const sizes = Array.from({ length: 100 }, (_, index) => familyOf(2 + (index % 7)));
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  const { byteSize } = await formFile({ ...content, sheets: sizes }, 'forms.pdf');
  expect(byteSize).toBeLessThan(5_000_000);
  const own = process.threadCpuUsage(here).user;
  expect(own).toBeLessThan(process.cpuUsage(everywhere).user / 4);
});
