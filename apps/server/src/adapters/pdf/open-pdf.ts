import Pdf from 'pdfkit';

import { fontFiles, type Weight } from './fonts.ts';
import { structure } from './structure.ts';

/** A document that is being written, and the element that holds its whole structure. */
export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  /** Ends the document and returns its bytes. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

const weights: Weight[] = ['regular', 'bold'];

/**
 * Opens a tagged PDF (PDF/UA-1) of US Letter pages, or of A4, with embedded fonts, of which only the used glyphs are stored. Equal
 * content gives equal bytes: nothing but `date` says when it was made.
 */
export function openPdf({
  title,
  author,
  date,
  size = 'LETTER',
  bufferPages = true,
}: {
  title: string;
  author: string;
  date: Date;
  size?: 'LETTER' | 'A4';
  /** Whether pages can be drawn on again when the next one has begun; else they are written out as they are done. */
  bufferPages?: boolean;
}): OpenPdf {
  const first = fontFiles('regular')[0];
  const doc = new Pdf({
    size,
    margin: 0,
    bufferPages,
    font: first?.font,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: 'pdfkit',
      CreationDate: date,
      ModDate: date,
    },
    // The types of pdfkit know neither PDF/UA nor parsed fonts.
  } as unknown as PDFKit.PDFDocumentOptions);
  for (const weight of weights) {
    for (const { name, font } of fontFiles(weight)) doc.registerFont(name, font as unknown as string);
  }
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const root = structure(doc, 'Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    async finish() {
      root.end();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      doc.once('end', resolve).once('error', reject);
      doc.end();
      await promise;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
