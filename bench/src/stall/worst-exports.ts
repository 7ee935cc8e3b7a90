/** Bank exports as large as may be imported, in shapes that are expensive to read: whole ones, and broken ones. */
export function worstExports(maxBytes: number): Readonly<Record<string, string>> {
  const row = (n: number) =>
    `03/05/2026,Payer ${n} ${'of a family '.repeat(14)},conv T4KQ9XM ${'memo '.repeat(30)},850.00,R${n}`;
  const ofxEntry = (n: number) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>850.00<FITID>F${n}<NAME>Payer ${n}<MEMO>conv T4KQ9XM</STMTTRN>`;
  const camtEntry = (n: number) =>
    `<Ntry><Amt Ccy="USD">850.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-05</Dt></BookgDt><AcctSvcrRef>C${n}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Payer ${n}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>conv T4KQ9XM</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const notice = (n: number) =>
    `Payer ${n} sent you money\nAmount: $850.00\nDate: 03/05/2026\nMemo: conv T4KQ9XM\nTransaction number: Z${n}0000\n\n`;
  const camt = (entries: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
  const full = (make: (n: number) => string, room: number, most = 5_000) => {
    const parts: string[] = [];
    let size = 0;
    for (let n = 0; n < most; n += 1) {
      const part = make(n);
      size += Buffer.byteLength(part) + 1;
      if (size > room) break;
      parts.push(part);
    }
    return parts;
  };
  const room = maxBytes - 1_000;
  const header = 'Date,Name,Memo,Amount,Reference\n';
  return {
    'CSV, 5,000 lines': `${header}${full(row, room).join('\n')}\n`,
    'CSV, one quoted cell': `${header}03/05/2026,"${'x'.repeat(room)}`,
    'CSV, short rows': `${header}${',\n'.repeat(room / 2)}`,
    'OFX, full': `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>${full(ofxEntry, room).join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    'OFX, open tags': `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>${'<A>'.repeat(room / 3)}`,
    'CAMT, full': camt(full(camtEntry, room).join('')),
    'CAMT, nested': `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${'<A>'.repeat(room / 3)}`,
    'Zelle, full': full(notice, room).join(''),
  };
}
