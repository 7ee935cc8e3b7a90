import { describe, expect, it } from 'vitest';

import { AppError } from '#server/http/errors/app-error.ts';

import { openStatement } from './parse-statement.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const lines = async (text: string | Buffer) =>
  (await (await openStatement(typeof text === 'string' ? bytes(text) : text)).read('USD')).lines;
const messageOf = async (text: string) =>
  lines(text).then(
    () => 'no refusal',
    (error: unknown) => (error instanceof AppError ? error.errors[0]?.message : error),
  );

const ofx = (transactions: string) => `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKTRANLIST>
${transactions}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const camt = (entries: string, start = '') => `<?xml version="1.0" encoding="UTF-8"?>${start}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
${entries}
</Stmt></BkToCstmrStmt></Document>`;

describe('a CSV export', () => {
  it('is read by its headings, below what the bank puts before them', async () => {
    const text = `Account,Checking 1234\n\nPosting Date,Description,Amount,Reference\n03/05/2026,"Zelle payment from THOMAS MATHEW JPM99a, T4KQ9",1250.00,Z1\n03/06/2026,Payroll,"-2,000.50",Z2\n`;
    expect(await lines(text)).toMatchObject([
      { date: '2026-03-05', cents: 125_000, direction: 'IN', payer: 'THOMAS MATHEW', reference: 'Z1' },
      { date: '2026-03-06', cents: 200_050, direction: 'OUT', memo: 'Payroll' },
    ]);
  });

  it('may have separate columns for money in and out, semicolons, decimal commas and the day first', async () => {
    const text = `Datum;Name;Memo;Credit;Debit\n25.03.2026;Anna Jose;T2;1.250,00;\n26.03.2026;Landlord;Rent;;900,00\n`;
    expect(await lines(text)).toMatchObject([
      { date: '2026-03-25', cents: 125_000, direction: 'IN', payer: 'Anna Jose' },
      { date: '2026-03-26', cents: 90_000, direction: 'OUT' },
    ]);
  });

  it('in Windows-1252 keeps its letters', async () => {
    const text = Buffer.from('Date,Name,Amount\n03/05/2026,Jos\u00e9 Mu\u00f1oz,850.00\n', 'latin1');
    expect(await lines(text)).toMatchObject([{ payer: 'José Muñoz' }]);
  });

  it.each([
    [
      'an amount that is none',
      'Date,Name,Amount\n03/05/2026,A,850\n03/06/2026,B,8x5\n',
      'Line 3, column 3: expected an amount, found “8x5”.',
    ],
    [
      'a date that is none',
      'Date,Name,Amount\n02/30/2026,A,850\n',
      'Line 2, column 1: expected a date, found “02/30/2026”.',
    ],
    [
      'a quotation mark in the wrong place',
      'Date,Name,Amount\n03/05/2026,"A"b,850\n',
      'Line 2, column 2: a quotation mark is not closed or is in the wrong place.',
    ],
    ['nothing', '  \n', 'There is nothing in it.'],
    [
      'a letter',
      'Dear treasurer,\nwe have paid.\n',
      "We can't read this as a bank export. Please use CSV, OFX, QFX, QBO, CAMT.053 or Zelle notices.",
    ],
    [
      'more lines than are taken',
      `Date,Name,Amount\n${'03/05/2026,A,850\n'.repeat(5_001)}`,
      'It has more than 5,000 lines. Please export a shorter period.',
    ],
  ])('with %s is refused', async (_, text, message) => {
    expect(await messageOf(text)).toBe(message);
  });
});

describe('an OFX export', () => {
  it('of version 1, without end tags, is read', async () => {
    const text = ofx(`<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>20260305120000[-5:EST]
<TRNAMT>850.00
<FITID>F1
<NAME>Zelle payment from ANNA &amp; JOSE K
<MEMO>T4K Q9
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260306<TRNAMT>-20.5<FITID>F2<CHECKNUM>1001</STMTTRN>`);
    expect(await lines(text)).toMatchObject([
      { date: '2026-03-05', cents: 85_000, payer: 'ANNA & JOSE K', memo: 'T4K Q9', reference: 'F1' },
      { date: '2026-03-06', cents: 2_050, direction: 'OUT', memo: 'check 1001', reference: 'F2' },
    ]);
  });

  it('for Quicken or QuickBooks is read past the tags of its own', async () => {
    const text = ofx(
      '<STMTTRN><DTPOSTED>20260305<TRNAMT>850.00<FITID>F1<NAME>ANNA JOSE<MEMO>T4K Q9</STMTTRN>',
    )
      .replace('DATA:OFXSGML', 'DATA:OFXSGML\nVERSION:102')
      .replace(
        '<BANKMSGSRSV1>',
        '<SIGNONMSGSRSV1><SONRS><INTU.BID>3000<INTU.USERID>x</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>',
      )
      .replace(
        '<CURDEF>USD',
        '<CURDEF>USD<BANKACCTFROM><BANKID>021000021<ACCTID>1234<ACCTTYPE>CHECKING</BANKACCTFROM>',
      );
    const statement = await openStatement(bytes(text));
    expect(statement.format).toBe('OFX');
    expect((await statement.read('USD')).lines).toMatchObject([
      { date: '2026-03-05', cents: 85_000, payer: 'ANNA JOSE', memo: 'T4K Q9', reference: 'F1' },
    ]);
  });

  it('of version 2 is read as XML, with the currency of its statement', async () => {
    const text = `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTRS><CURDEF>CAD</CURDEF><STMTTRN><DTPOSTED>20260305</DTPOSTED><TRNAMT>10</TRNAMT><NAME>B</NAME></STMTTRN></STMTRS></OFX>`;
    expect(await lines(text)).toMatchObject([{ currency: 'CAD', cents: 1_000, payer: 'B' }]);
  });

  it('with a broken amount names line and column', async () => {
    expect(await messageOf(ofx('<STMTTRN>\n<DTPOSTED>20260305\n<TRNAMT>x\n</STMTTRN>'))).toBe(
      'Line 8, column 1: expected an amount, found “x”.',
    );
  });

  it('in another currency is refused', async () => {
    expect(await messageOf(ofx('<STMTTRN></STMTTRN>').replace('USD', 'EUR'))).toMatch(/amounts in EUR/u);
  });
});

describe('a CAMT.053 statement', () => {
  const entry = (inside: string) =>
    `<Ntry><NtryRef>N1</NtryRef><Amt Ccy="CAD">850.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt>${inside}</Ntry>`;

  it('is read with the name and the message of the payer', async () => {
    const details = `<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Anna Jose</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>T4K</Ustrd><Ustrd>Q9</Ustrd></RmtInf></TxDtls></NtryDtls>`;
    expect(await lines(camt(entry(details)))).toMatchObject([
      {
        date: '2026-03-05',
        cents: 85_000,
        currency: 'CAD',
        direction: 'IN',
        payer: 'Anna Jose',
        memo: 'T4K Q9',
        reference: 'N1',
      },
    ]);
  });

  it('has a line for each transaction of a bundle', async () => {
    const one = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="CAD">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const text = camt(entry(`<NtryDtls>${one('500', 'A')}${one('350', 'B')}</NtryDtls>`));
    expect(await lines(text)).toMatchObject([
      { cents: 50_000, payer: 'A' },
      { cents: 35_000, payer: 'B' },
    ]);
  });

  it('leaves out what is not booked yet', async () => {
    const text = camt(entry('') + entry('').replace('BOOK', 'PDNG'));
    expect(await lines(text)).toHaveLength(1);
  });

  it.each([
    [
      'a DOCTYPE with entities',
      camt(entry(''), '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
      /DOCTYPE/u,
    ],
    [
      'an element that is not closed',
      camt(entry('<NtryDtls>')),
      /^Line 3, column \d+: the XML is not well-formed/u,
    ],
    ['too many levels', camt(entry('<a>'.repeat(60) + '</a>'.repeat(60))), /nested too deeply/u],
  ])('with %s is refused', async (_, text, message) => {
    expect(await messageOf(text)).toMatch(message);
  });
});

describe('pasted Zelle notices', () => {
  it('of several banks in one paste are read', async () => {
    const text = `Thomas K Mathew sent you money

Amount: $1,250.00
Sent on: Mar 5, 2026
Transaction number: 22334455
Memo: T4KQ9

Date: Fri, Mar 6, 2026
Subject: ANNA JOSE sent you $850.00
Memo: convention

You received $75.00 from Binu Jacob via Zelle.
Date: 03/07/2026`;
    expect(await lines(text)).toMatchObject([
      { date: '2026-03-05', cents: 125_000, payer: 'Thomas K Mathew', memo: 'T4KQ9', reference: '22334455' },
      { date: '2026-03-06', cents: 85_000, payer: 'ANNA JOSE', memo: 'convention' },
      { date: '2026-03-07', cents: 7_500, payer: 'Binu Jacob' },
    ]);
  });

  it('without a date are refused by their line', async () => {
    expect(await messageOf('\nAnna Jose sent you $850.00\nMemo: x\n')).toBe(
      'Line 2, column 1: the notice has no date. Please copy the date, too.',
    );
  });
});
