import { describe, expect, it } from 'vitest';

import { runsOf } from '#server/adapters/pdf/text-runs.ts';
import { breakLines } from '#server/adapters/pdf/text-lines.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { receiptContent, receiptMoney } from '#test/fixtures/receipt-content.ts';

import { makeReceipt } from './make-receipt.ts';
import { styles } from './palette.ts';

const order = (...money: Parameters<typeof receiptMoney>) => {
  const [first] = receiptContent().orders;
  if (!first) throw new Error('A receipt without an order');
  return { ...first, money: receiptMoney(...money) };
};

describe('a receipt as a PDF', () => {
  it('has a title, a language, tags in reading order and embedded subsets of its fonts', async () => {
    const pdf = await readPdf(await makeReceipt(receiptContent()));
    expect(pdf.title).toBe('Registration receipt T4K2M9X');
    expect(pdf.catalog).toEqual({ isMarked: true, lang: 'en-US', showsTitle: true });
    expect(pdf.roles.filter((role) => /^(?:H\d|Table|Figure)$/u.test(role))).toEqual([
      'Figure',
      'H1',
      'Figure',
      'H2',
      'Table',
      'H2',
      'Table',
    ]);
    expect(pdf.alts).toEqual([
      'Mark of Sangamam: a boat with a lamp of three flames',
      'QR code of the number T4K2M9X',
    ]);
    expect(pdf.fonts.length).toBeGreaterThan(1);
    for (const [name, isEmbedded] of pdf.fonts) {
      // Six letters and a plus sign name a subset (ISO 32000-1, 9.6.4).
      expect(name).toMatch(/^[A-Z]{6}\+/u);
      expect(isEmbedded).toBe(true);
    }
  });

  it('is the same bytes for equal content, and others for another amount', async () => {
    const bytes = await makeReceipt(receiptContent());
    expect(Buffer.from(await makeReceipt(receiptContent())).equals(bytes)).toBe(true);
    const paid = await makeReceipt(
      receiptContent({ orders: [order({ state: 'PAID', received: 325, open: 0 })] }),
    );
    expect(Buffer.from(paid).equals(bytes)).toBe(false);
  });

  it.each<[string, Parameters<typeof receiptMoney>, string]>([
    ['unpaid', [{}], 'Not paid yet · Balance due $325 USD'],
    ['reported', [{ state: 'REPORTED' }], 'Payment on its way · Balance due $325 USD'],
    ['declined', [{ state: 'DECLINED' }], 'Payment declined · Balance due $325 USD'],
    ['short', [{ state: 'PART_RECEIVED', received: 200, open: 125 }], 'Balance due $125 USD'],
    ['received', [{ state: 'RECEIVED', received: 325, open: 0 }], 'will approve it soon'],
    [
      'rejected',
      [{ state: 'CLOSED', received: 325, open: 0, over: 325 }, { closed: 'rejected' }],
      'Not approved',
    ],
    ['cancelled', [{ state: 'CLOSED', open: 0 }, { closed: 'cancelled' }], 'Cancelled'],
    ['paid too much', [{ state: 'PAID', received: 400, open: 0, over: 75 }], 'will return $75 USD'],
  ])(
    'says how the money stands when it is %s, and that it is approved only then',
    async (_, money, words) => {
      const { text } = await readPdf(await makeReceipt(receiptContent({ orders: [order(...money)] })));
      expect(text).toContain(words);
      expect(text.includes('received and approved the payment')).toBe(money[0]?.state === 'PAID');
    },
  );

  it.each([
    ['2026-11-22', 'It should arrive by 11-22-2026.'],
    ['2026-11-21', 'It should have arrived by 11-21-2026.'],
  ])('of 2026-11-22 asks for a payment that is due on %s in words for that day', async (dueDate, words) => {
    const ways = [{ method: 'CHEQUE', amount: 325, dueDate } as const];
    const { text } = await readPdf(await makeReceipt(receiptContent({ orders: [order({}, { ways })] })));
    expect(text).toContain(words);
  });

  it('says what is kept when people cancel, in its currency', async () => {
    const cancellation = [
      { until: '2027-02-01', keptUsd: 0, keptCad: 0 },
      { until: '2027-05-01', keptUsd: 150, keptCad: 200 },
    ];
    const { text } = await readPdf(await makeReceipt(receiptContent({ cancellation, currency: 'CAD' })));
    for (const line of [
      'If you cancel',
      'Until 02-01-2027: everything is refunded.',
      'Until 05-01-2027: $200 CAD is kept for each person who cancels.',
      'After 05-01-2027: no refunds.',
    ])
      expect(text).toContain(line);
    const without = await readPdf(await makeReceipt(receiptContent()));
    expect(without.text).not.toContain('If you cancel');
  });

  it.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
  ])('with %s as the last day to ask to cancel names it: %s', async (cancelRequestsUntil, names) => {
    const content = receiptContent({ asOf: '2026-11-22', cancelRequestsUntil });
    const { text } = await readPdf(await makeReceipt(content));
    expect(text.includes('If you cancel Ask on My Account until 11-22-2026')).toBe(names);
  });

  it('names every way in which money came and went', async () => {
    const date = '2026-11-05';
    const entries = [
      { kind: 'RECEIVED', amount: 400 },
      { kind: 'CORRECTED', amount: -75 },
      { kind: 'MOVED_OUT', amount: -100 },
      { kind: 'REFUNDED', amount: -50 },
      { kind: 'REFUNDED', amount: 50 },
      { kind: 'FEE_KEPT', amount: -25 },
    ] as const;
    const paid = order(
      { state: 'PAID', received: 200, open: 0 },
      { entries: entries.map((entry) => ({ ...entry, date, method: 'CHEQUE', reference: 'No. 88' })) },
    );
    const { text } = await readPdf(await makeReceipt(receiptContent({ orders: [paid] })));
    for (const line of [
      'Check No. 88 $400 USD',
      'Check, corrected No. 88 −$75 USD',
      'Check, moved to another order No. 88 −$100 USD',
      'Check, refunded No. 88 −$50 USD',
      'Check, refund came back No. 88 $50 USD',
      'Check, kept as a fee No. 88 −$25 USD',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('breaks a family of ten with long names over pages, each with its number', async () => {
    const name = 'Annamma Vallathara Kuzhiyamplackal Vallathara Kuzhiyamplackal Vallathara Kottaya';
    expect(name).toHaveLength(80);
    const people = Array.from({ length: 10 }, () => ({ name, relationship: 'SON' as const }));
    const lines = Array.from({ length: 24 }, (_, index) => ({
      kind: 'ADDON' as const,
      title: `Banquet dinner ${index}`,
      detail: 'Adults',
      quantity: 4,
      amount: 60,
    }));
    const orders = [{ ...order({}), lines }];
    const { text, pages } = await readPdf(await makeReceipt(receiptContent({ people, orders })));
    expect(pages).toBe(2);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
    expect(text).toContain('Registration receipt T4K2M9X, continued');
    expect(text.match(/Annamma/gu)).toHaveLength(10);
    for (const { title } of lines) expect(text).toContain(title);
  });

  it('breaks a name without blanks inside its cell, never inside a letter', () => {
    const lines = breakLines('സ്റ്റീ'.repeat(60), styles.text, 200);
    expect(lines.length).toBeGreaterThan(2);
    for (const { width, runs } of lines) {
      expect(width).toBeLessThanOrEqual(200);
      expect(runs.map(({ text }) => text).join('')).toMatch(/^(?:സ്റ്റീ)+$/u);
    }
    expect(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).toBe('സ്റ്റീ'.repeat(60));
  });
});

describe('names in Malayalam', () => {
  const names = ['സംഗമം', 'ക്നാനായ', 'സ്റ്റീഫൻ കുര്യാക്കോസ്', 'ത്രേസ്യാമ്മ'];

  it('are shaped: conjuncts are one glyph, and vowel signs stand before the letter that they follow', () => {
    const glyphsOf = (text: string) =>
      runsOf(text, 'regular').flatMap(({ file, text: part }) =>
        file.font.layout(part).glyphs.map(({ id }) => id),
      );
    // The sign of "e" is written before the consonant that it follows.
    expect(glyphsOf('കെ')[1]).toBe(glyphsOf('ക')[0]);
    // Two letters and the virama between them become one.
    expect(glyphsOf('ക്ക')).toHaveLength(1);
    expect(glyphsOf('സ്റ്റീ').length).toBeLessThan('സ്റ്റീ'.length);
  });

  it('are read aloud and copied as they were written, in their language', async () => {
    const people = names.map((name) => ({ name, relationship: 'DAUGHTER' as const }));
    const { actualTexts } = await readPdf(await makeReceipt(receiptContent({ people })));
    expect(actualTexts).toEqual(names.map((name) => [name, 'ml']));
  });

  it('stand beside Latin letters, and letters that no font has keep their text', async () => {
    const people = [{ name: 'Krishna ശ്രീക്കുട്ടി Łukasz 李', relationship: 'SON' as const }];
    const { text, actualTexts } = await readPdf(await makeReceipt(receiptContent({ people })));
    expect(text).toContain('Krishna');
    // The first letter is of another font, and the reader puts a blank between the two.
    expect(text.replaceAll(' ', '')).toContain('Łukasz');
    expect(actualTexts).toEqual([
      ['ശ്രീക്കുട്ടി ', 'ml'],
      ['李', undefined],
    ]);
  });
});
