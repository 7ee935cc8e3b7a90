import { describe, expect, it } from 'vitest';

import { openStatement } from '../parse-statement.ts';

/** How the largest banks of the United States and Canada write an export. The first row is money in from Thomas Mathew. */
const layouts: readonly (readonly [bank: string, text: string])[] = [
  [
    'Chase',
    `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
CREDIT,11/23/2026,"Zelle payment from THOMAS MATHEW T4KQ9XM 18646527438",850.00,QUICKPAY_CREDIT,9850.00,,
DEBIT,11/22/2026,"HOTEL DEPOSIT ORLANDO",-400.00,ACH_DEBIT,9000.00,,
CHECK,11/21/2026,"CHECK 1042 ",-25.00,CHECK_PAID,9400.00,1042,`,
  ],
  [
    'Bank of America',
    `Description,,Summary Amt.
Beginning balance as of 11/01/2026,,"8,000.00"
Total credits,,"850.00"
Total debits,,"-425.00"
Ending balance as of 11/23/2026,,"8,425.00"

Date,Description,Amount,Running Bal.
11/01/2026,Beginning balance as of 11/01/2026,,"8,000.00"
11/23/2026,"Zelle payment from THOMAS MATHEW for ""T4KQ9XM""; Conf# h3k9xw2pq","850.00","8,850.00"
11/22/2026,"HOTEL DEPOSIT DES:WEB ID:1234","-400.00","8,450.00"
11/21/2026,"Check 1042","-25.00","8,425.00"`,
  ],
  [
    'Wells Fargo, without headings',
    `"11/23/2026","850.00","*","","ZELLE FROM MATHEW THOMAS ON 11/23 REF # RP0ABCDEF T4KQ9XM"
"11/22/2026","-400.00","*","","HOTEL DEPOSIT ORLANDO"
"11/21/2026","-25.00","*","1042","CHECK"`,
  ],
  [
    'Citi',
    `"Status","Date","Description","Debit","Credit","Member Name"
"Cleared","11/23/2026","ZELLE CREDIT PAY ID: T4KQ9XM FROM THOMAS MATHEW","","850.00","KCCNA"
"Cleared","11/22/2026","HOTEL DEPOSIT ORLANDO","400.00","","KCCNA"
"Cleared","11/21/2026","CHECK NO: 1042","25.00","","KCCNA"`,
  ],
  [
    'U.S. Bank',
    `"Date","Transaction","Name","Memo","Amount"
"2026-11-23","CREDIT","ZELLE INSTANT PMT FROM THOMAS MATHEW","T4KQ9XM; 25031107; ; ; ;","850.00"
"2026-11-22","DEBIT","WEB AUTHORIZED PMT HOTEL","Download from usbank.com. HOTEL","-400.00"
"2026-11-21","DEBIT","CHECK","Download from usbank.com. 1042","-25.00"`,
  ],
  [
    'PNC',
    `Transaction Date,Transaction Description,Amount,Category,Balance
11/23/2026,"ZEL FROM THOMAS MATHEW T4KQ9XM","+ $850.00",Deposits,"$9,850.00"
11/22/2026,"HOTEL DEPOSIT ORLANDO","- $400.00",Travel,"$9,000.00"
11/21/2026,"CHECK 1042","- $25.00",Checks,"$9,400.00"`,
  ],
  [
    'PNC, older',
    `Date,Description,Withdrawals,Deposits,Category,Balance
11/23/2026,"ZEL FROM THOMAS MATHEW T4KQ9XM",,$850.00,Deposits,"$9,850.00"
11/22/2026,"HOTEL DEPOSIT ORLANDO",$400.00,,Travel,"$9,000.00"
11/21/2026,"CHECK 1042",$25.00,,Checks,"$9,400.00"`,
  ],
  [
    'Capital One',
    `Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance
1234,"Zelle money received from THOMAS MATHEW T4KQ9XM",11/23/26,Credit,850,9850
1234,"Withdrawal from HOTEL ORLANDO",11/22/26,Debit,400,9000
1234,"Check #1042 Cashed",11/21/26,Debit,25,9400`,
  ],
  [
    'Truist',
    `Posted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Merchant name,Category name,Sub-category name,Amount,Daily Posted Balance
11/23/2026,11/23/2026,Credit,,"ZELLE PAYMENT FROM THOMAS MATHEW T4KQ9XM",Zelle,Income,Transfers,$850.00,"$9,850.00"
11/22/2026,11/22/2026,Debit,,"HOTEL DEPOSIT ORLANDO",Hotel,Travel,Hotels,($400.00),"$9,000.00"
11/21/2026,11/21/2026,Check,1042,"CHECK 1042",,Checks,Checks,($25.00),"$9,400.00"`,
  ],
  [
    'TD Bank',
    `Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance
2026-11-23,031101266,4301234567,CREDIT,"ZELLE RECEIVED, THOMAS MATHEW T4KQ9XM",,850.00,,9850.00
2026-11-22,031101266,4301234567,DEBIT,"HOTEL DEPOSIT ORLANDO",400.00,,,9000.00
2026-11-21,031101266,4301234567,CHECK,"CHECK",25.00,,1042,9400.00`,
  ],
  [
    'TD Canada Trust, without headings',
    `11/23/2026,E-TRANSFER THOMAS MATHEW T4KQ9XM,,850.00,9850.00
11/22/2026,HOTEL DEPOSIT,400.00,,9000.00
11/21/2026,CHQ#1042,25.00,,9400.00`,
  ],
  [
    'RBC',
    `"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
Chequing,01234-1234567,11/23/2026,,"e-Transfer received","THOMAS MATHEW T4KQ9XM",850.00,,
Chequing,01234-1234567,11/22/2026,,"Online banking payment","HOTEL ORLANDO",-400.00,,
Chequing,01234-1234567,11/21/2026,1042,"Cheque","",-25.00,,`,
  ],
  [
    'Scotiabank',
    `Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance
,2026-11-23,"Interac e-Transfer received","THOMAS MATHEW T4KQ9XM",Credit,850.00,9850.00
,2026-11-22,"Bill payment","HOTEL ORLANDO",Debit,-400.00,9000.00
,2026-11-21,"Cheque","1042",Debit,-25.00,9400.00`,
  ],
  [
    'BMO',
    `Following data is valid as of 20261124 (Year/Month/Day/Hour/Minute/Second)


First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description
'5001234567890123',CREDIT,20261123,850.00,[CW]INTERAC ETRNSFR RECVD THOMAS MATHEW T4KQ9XM
'5001234567890123',DEBIT,20261122,-400.00,[DN]HOTEL ORLANDO
'5001234567890123',DEBIT,20261121,-25.00,[CK]NO.1042`,
  ],
  [
    'CIBC, without headings',
    `2026-11-23,"INTERAC e-Transfer received THOMAS MATHEW T4KQ9XM",,850.00
2026-11-22,"Internet Banking HOTEL ORLANDO",400.00,
2026-11-21,"Cheque 1042",25.00,`,
  ],
  [
    'a credit union',
    `Transaction Number;Date;Description;Memo;Amount Debit;Amount Credit;Balance;Check Number;Fees
20261123 1;11/23/2026;Deposit Zelle;FROM THOMAS MATHEW T4KQ9XM;;850.00;9850.00;;
20261122 2;11/22/2026;Withdrawal;HOTEL ORLANDO;-400.00;;9000.00;;
20261121 3;11/21/2026;Draft;CHECK 1042;-25.00;;9400.00;1042;`,
  ],
];

describe('an export', () => {
  it.each(layouts)('of %s is read without help', async (_bank, text) => {
    const { lines, leftOut } = await (await openStatement(Buffer.from(text))).read('USD');
    expect(lines.map(({ date, cents, direction }) => [date, cents, direction])).toEqual([
      ['2026-11-23', 85_000, 'IN'],
      ['2026-11-22', 40_000, 'OUT'],
      ['2026-11-21', 2_500, 'OUT'],
    ]);
    expect(`${lines[0]?.payer} ${lines[0]?.memo}`).toMatch(/(?:THOMAS MATHEW|MATHEW THOMAS)/u);
    expect(lines[0]?.memo).toContain('T4KQ9XM');
    expect(leftOut.every(({ why }) => why === 'NO_AMOUNT')).toBe(true);
  });

  it('whose column of amounts is empty in some rows says which rows were left out, and why', async () => {
    const text = `Date,Description,Amount\n11/23/2026,Zelle from Anna,850.00\n11/22/2026,Opening balance,\n,Total,\n`;
    const { lines, leftOut } = await (await openStatement(Buffer.from(text))).read('USD');
    expect(lines).toHaveLength(1);
    expect(leftOut).toEqual([
      { line: 3, why: 'NO_AMOUNT', text: '11/22/2026, Opening balance,' },
      { line: 4, why: 'NO_DATE', text: ', Total,' },
    ]);
  });

  it('whose only memo begins with a check has money that came in', async () => {
    const text = `Date,Name,Memo,Amount\n11/23/2026,Somebody,check deposit T4KQ9XM,850.00\n`;
    const { lines } = await (await openStatement(Buffer.from(text))).read('USD');
    expect(lines).toMatchObject([{ direction: 'IN', cents: 85_000 }]);
  });

  it('with a column of few values takes its memo from another one', async () => {
    const rows = Array.from(
      { length: 8 },
      (_, at) => `11/0${at + 1}/2026,CREDIT,Zelle from Family ${at},850.00`,
    );
    const { table } = await openStatement(Buffer.from(`Date,Details,Narration,Amount\n${rows.join('\n')}\n`));
    expect(table?.guess.columns).toMatchObject({ memo: 2 });
  });

  it('without headings is told apart from that of another bank with as many columns', async () => {
    const [wells, td] = ['Wells Fargo', 'TD Canada Trust'].map(
      (name) => layouts.find(([bank]) => bank.startsWith(name))?.[1] ?? '',
    );
    const keyOf = async (text = '') => (await openStatement(Buffer.from(text))).table?.headerKey;
    expect(await keyOf(wells)).not.toBe(await keyOf(td));
  });
});
