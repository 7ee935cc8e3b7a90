import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFContext,
  type PDFObject,
  PDFHexString,
  PDFString,
} from '@cantoo/pdf-lib';

import { requireBoundedContent } from './content-size.ts';

/** Schemes of links that open a web page or a letter, and nothing on the reader's machine. */
const plainSchemes = new Set(['http', 'https', 'mailto']);

/** True for the target of a link that is neither on the web nor an email address, such as `javascript:` or `file:`. */
function leadsElsewhere(target: PDFObject | undefined): boolean {
  if (!(target instanceof PDFString || target instanceof PDFHexString)) return false;
  // Readers ignore blanks and control characters in front of and within the scheme.
  const text = target.decodeText().replaceAll(/[\p{Cc}\s]/gu, '');
  const scheme = /^[a-z][a-z\d+.-]*(?=:)/iu.exec(text)?.[0].toLowerCase();
  return scheme !== undefined && !plainSchemes.has(scheme);
}

/** Why a PDF is refused. */
export type PdfFault = 'unreadable' | 'protected' | 'active';

/** Entries that run code, embed files or define another kind of form (ISO 32000-2, 12.6, 7.11.4, 12.7.8). */
const activeKeys = new Set(['JS', 'JavaScript', 'AA', 'EF', 'EmbeddedFiles', 'XFA', 'RichMediaContent']);

/** Actions other than going to a page of the same file or to a web address. */
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
]);

/** Types and annotations that play or embed something. */
const activeTypes = new Set([
  'EmbeddedFile',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
  'FileAttachment',
]);

const deepest = 100;

/**
 * Inspects every object of a PDF, including those of earlier revisions and of object streams. Returns why it is
 * refused; undefined when it has pages that a viewer can bear and no active content. Takes time and memory: run it off
 * the main thread.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFault | undefined> {
  if (!isNothingElse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'unreadable';
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      capNumbers: true,
    });
    if (document.getPageCount() === 0) return 'unreadable';
    const { context } = document;
    for (const [, object] of context.enumerateIndirectObjects())
      if (isActive(object, context)) return 'active';
    requireBoundedContent(context);
    return undefined;
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'protected' : 'unreadable';
  }
}

/**
 * True for a file that is a PDF from the first byte to the last, without an archive or web page that another program
 * would find in the same bytes.
 */
function isNothingElse(bytes: Buffer): boolean {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return false;
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1 || /[^\s\0]/u.test(bytes.subarray(end + 5).toString('latin1'))) return false;
  // An archive has its directory at the end; readers search backwards for this signature.
  return bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') === -1;
}

function isActive(object: PDFObject, context: PDFContext, depth = 0): boolean {
  // Real files are nested a few levels deep; deeper ones hide something.
  if (depth > deepest) return true;
  if (object instanceof PDFStream) return isActive(object.dict, context, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((one) => isActive(one, context, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    // Every value may be an object of its own that is only referred to.
    const found = context.lookup(value);
    const text = found instanceof PDFName ? found.decodeText() : '';
    if (activeKeys.has(name)) return true;
    if (name === 'S' && activeActions.has(text)) return true;
    if ((name === 'Type' || name === 'Subtype') && activeTypes.has(text)) return true;
    if ((name === 'URI' || name === 'Base') && leadsElsewhere(found)) return true;
    return isActive(value, context, depth + 1);
  });
}
