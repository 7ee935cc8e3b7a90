/** What a structure element says beside its content; the types of pdfkit lack the last two. */
interface StructureOptions {
  /** What a picture shows. */
  alt?: string;
  /** The letters that the glyphs stand for. */
  actual?: string;
  lang?: string;
  /** Edges of a picture in points from the top left corner: left, top, right, bottom. */
  bbox?: [number, number, number, number];
  /** What a header of a table names. */
  scope?: 'Column' | 'Row';
}

/** A new structure element (ISO 32000-1, 14.8), to be added to its parent before anything is drawn in it. */
export function structure(
  doc: PDFKit.PDFDocument,
  type: string,
  options: StructureOptions = {},
  content?: () => void,
): PDFKit.PDFStructureElement {
  return content ? doc.struct(type, options, content) : doc.struct(type, options);
}
