const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Decodes an attribute value that React has escaped in a document. */
export function attributeText(written: string): string {
  return written.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => characters[entity] ?? entity);
}
