import { PDFHexString, PDFString, type PDFObject } from '@cantoo/pdf-lib';

/** Schemes of links that open a web page or a letter, and nothing on the reader's machine. */
const plainSchemes = new Set(['http', 'https', 'mailto']);

/** True for the target of a link that is neither on the web nor an email address, such as `javascript:` or `file:`. */
export function leadsElsewhere(target: PDFObject | undefined): boolean {
  if (!(target instanceof PDFString || target instanceof PDFHexString)) return false;
  // Readers ignore blanks and control characters in front of and within the scheme.
  const text = target.decodeText().replaceAll(/[\p{Cc}\s]/gu, '');
  const scheme = /^[a-z][a-z\d+.-]*(?=:)/iu.exec(text)?.[0].toLowerCase();
  return scheme !== undefined && !plainSchemes.has(scheme);
}
