import * as phrases from '#phrases/documents/registration-forms.ts';
import { drawArtifact } from '#server/adapters/pdf/draw-text.ts';
import { openPdf } from '#server/adapters/pdf/open-pdf.ts';

import { drawAgreement, drawPayment, drawRegistrar } from './draw-ends.ts';
import { drawHead } from './draw-head.ts';
import { drawOffers, heightOfOffers, offersOf } from './draw-offers.ts';
import { drawPeople } from './draw-people.ts';
import type { FormContent } from './form-content.ts';
import { area, type FormPage } from './form-page.ts';

/**
 * Makes the PDF of registration forms, one A4 page each however large a family is. Equal content gives equal bytes.
 * Takes some ten milliseconds a page: call it in a thread.
 */
export function makeForms(content: FormContent): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = openPdf({
    title: phrases.titleFor({ convention: content.conventionName }),
    author: content.siteName,
    date: new Date(`${content.asOf}T00:00:00Z`),
    size: 'A4',
    bufferPages: false,
  });
  content.sheets.forEach((sheet, index) => {
    if (index > 0) pdf.doc.addPage();
    const page: FormPage = { ...pdf, strokes: [] };
    const people = drawHead(page, content, sheet);
    const ends = drawEnds(page);
    const offered = offersOf(content, sheet);
    const offers = drawPeople(page, sheet, { top: people, bottom: ends, below: heightOfOffers(offered) });
    drawOffers(page, offered, { top: offers, bottom: ends, asOf: content.asOf });
    drawArtifact(pdf.doc, () => {
      for (const draw of page.strokes) draw(pdf.doc);
    });
  });
  return pdf.finish();
}

/** Draws what stands at the foot of every form. Returns the y above it. */
function drawEnds(page: FormPage): number {
  const registrar = drawRegistrar(page, area.bottom);
  const agreement = drawAgreement(page, registrar);
  return drawPayment(page, agreement);
}
