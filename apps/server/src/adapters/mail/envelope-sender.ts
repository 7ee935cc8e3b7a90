/**
 * The sender on a mail's envelope (VERP): `bounces+0123…@example.org` for `bounces@example.org`, so that what comes back names the
 * mail whoever returns it, and however it is written.
 *
 * @param mailId a UUID
 */
export function envelopeSender(bounceAddress: string, mailId: string): string {
  const at = bounceAddress.lastIndexOf('@');
  return `${bounceAddress.slice(0, at)}+${mailId.replaceAll('-', '')}${bounceAddress.slice(at)}`;
}

/** The id of the mail that an address of {@link envelopeSender} names; undefined for another address. */
export function mailIdOf(address: string, bounceAddress: string): string | undefined {
  const at = bounceAddress.lastIndexOf('@');
  const [start, end] = [`${bounceAddress.slice(0, at)}+`, bounceAddress.slice(at)].map((part) =>
    part.toLowerCase(),
  );
  const lower = address.toLowerCase();
  if (start === undefined || end === undefined || !lower.startsWith(start) || !lower.endsWith(end))
    return undefined;
  return asUuid(lower.slice(start.length, -end.length));
}

/** The id in the Message-ID of a mail of ours: `<0123…@register.example.org>`. */
export function mailIdOfMessage(messageId: string): string | undefined {
  return asUuid(/<?([\da-f-]{36})@/iu.exec(messageId)?.[1]?.replaceAll('-', '') ?? '');
}

function asUuid(hex: string): string | undefined {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/iu.exec(hex);
  return parts?.slice(1).join('-').toLowerCase();
}
