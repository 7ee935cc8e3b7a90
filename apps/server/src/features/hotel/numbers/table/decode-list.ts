/**
 * The text of a list. Programs write UTF-8, with or without its mark, UTF-16 with its mark, or Windows-1252, which is
 * assumed of what is not UTF-8.
 *
 * @throws TypeError for what has NUL characters, as files that are no text do
 */
export function decodeList(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new TypeError('Not a text');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
