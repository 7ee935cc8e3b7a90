/** A field of a statement as one short line, without invisible characters. */
export function tidy(text: string, most = 500): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}

const senders = [
  /e-?transfer\s+(?:received|autodeposit|credit)\s+(?:from\s+)?(.{2,100}?)(?=\s+(?:on|ref|conf|id|trace|memo|for|#)\b|\s*[#;,*]|\s+\S{0,20}\d|$)/iu,
  /zelle\s+(?:payment|transfer|credit|money)?\s*(?:received\s+)?from\s+(.{1,100}?)(?=\s+(?:on|ref|conf|id|trace|memo|for|#)\b|\s*[#;,*]|\s+\S{0,20}\d|$)/iu,
  /(?:payment|deposit|transfer|e-?transfer|received)\s+from\s+(.{1,100}?)(?=\s+(?:on|ref|conf|id|trace|memo|for|#)\b|\s*[#;,*]|\s+\S{0,20}\d|$)/iu,
];

/** The sender that a description names, where the export has no column for it; empty when it names none. */
export function senderIn(description: string): string {
  for (const pattern of senders) {
    const sender = pattern.exec(description.slice(0, 300))?.[1];
    if (sender !== undefined) return tidy(sender, 200);
  }
  return '';
}
