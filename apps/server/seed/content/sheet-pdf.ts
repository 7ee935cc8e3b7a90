/** A line of a sheet: a heading, or an item with a checkbox. */
export type SheetLine = { heading: string } | { item: string };

/** A sheet of paper: as many lines as fit on one page. */
export interface Sheet {
  title: string;
  subtitle: string;
  lines: readonly SheetLine[];
}

const letter = { width: 612, height: 792 };

/** Encodes a text for PDF's standard fonts: Latin-1, with escapes for the characters that end a string. */
function pdfText(text: string): string {
  return `(${text.replaceAll('’', "'").replaceAll(/[\\()]/gu, String.raw`\$&`)})`;
}

function pageContent({ title, subtitle, lines }: Sheet): string {
  let y = letter.height - 150;
  const drawn = lines.map((line) => {
    y -= 'heading' in line ? 34 : 21;
    if ('heading' in line) return `BT 0.06 0.29 0.22 rg /F2 14 Tf 72 ${y} Td ${pdfText(line.heading)} Tj ET`;
    const box = `0.71 0.54 0.18 RG 1 w 74 ${y - 1} 9 9 re S`;
    return `${box} BT 0.11 0.16 0.14 rg /F1 11.5 Tf 94 ${y} Td ${pdfText(line.item)} Tj ET`;
  });
  return [
    `0.98 0.97 0.93 rg 0 0 ${letter.width} ${letter.height} re f`,
    `0.71 0.54 0.18 rg 0 ${letter.height - 16} ${letter.width} 16 re f 0 0 ${letter.width} 16 re f`,
    `0.91 0.82 0.57 rg 0 ${letter.height - 21} ${letter.width} 4 re f 0 17 ${letter.width} 4 re f`,
    `BT 0.06 0.29 0.22 rg /F2 26 Tf 72 ${letter.height - 92} Td ${pdfText(title)} Tj ET`,
    `BT 0.27 0.31 0.28 rg /F1 12 Tf 72 ${letter.height - 116} Td ${pdfText(subtitle)} Tj ET`,
    ...drawn,
  ].join('\n');
}

/** A PDF with one page in our colours. */
export function sheetPdf(sheet: Sheet): Buffer {
  const content = pageContent(sheet);
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${letter.width} ${letter.height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${pdfText(sheet.title)}/Producer(Sangamam)>>`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
