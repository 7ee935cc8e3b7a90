import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';
import { SaxesParser } from 'saxes';

import { statementFault } from '../statement-fault.ts';
import { textPieces } from '../text-pieces.ts';

/** What a reader of a document is told, with the place of each value. */
export interface XmlHandler {
  /** `path` is the local names from the root, joined by `/`. */
  open(path: string, attributes: Readonly<Record<string, string>>): void;
  /** An element ended; `text` is its own text, trimmed. */
  close(path: string, text: string, line: number, column: number): void;
}

const mostDepth = 40;
const mostAttributes = 40;

/**
 * Reads an XML document in pieces. Nothing outside of the document is loaded and no entity is defined: a DOCTYPE is
 * refused.
 *
 * @throws RQST_PARAMS_INVALID naming line and column of what is not well-formed, nested too deeply, or a DOCTYPE
 */
export async function readXml(text: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser();
  const path: string[] = [];
  const texts: string[] = [];
  const place = () => ({ line: parser.line, column: parser.column + 1 });
  parser.on('error', () => {
    throw statementFault(statementMessages.malformedXml, place());
  });
  parser.on('doctype', () => {
    throw statementFault(statementMessages.doctypeRefused, place());
  });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw statementFault(statementMessages.malformedXml, place());
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.slice(name.indexOf(':') + 1));
    texts.push('');
    if (path.length > mostDepth) throw statementFault(statementMessages.tooDeep, place());
    handler.open(path.join('/'), attributes);
  });
  const addText = (more: string) => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] = `${texts[last] ?? ''}${more}`;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { line, column } = place();
    handler.close(path.join('/'), (texts.pop() ?? '').trim(), line, column);
    path.pop();
  });
  for await (const piece of textPieces(text)) parser.write(piece);
  parser.close();
}
