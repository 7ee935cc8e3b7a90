const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What an attribute means whose value React has written into a document. */
export function attributeText(written: string): string {
  return written.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => characters[entity] ?? entity);
}
