/** A random UUID (version 4), also where the page has no TLS. */
export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte % 16) + 0x40 : place === 8 ? (byte % 64) + 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
