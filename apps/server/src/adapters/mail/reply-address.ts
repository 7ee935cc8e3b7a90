/** A mail of ours as an address names it, with the proof that it was in that mail. */
export interface SignedMail {
  /** A UUID. */
  mailId: string;
  /** 16 signs of {@link signatureText}. */
  signature: string;
}

const mark = '+re-';

/** RFC 5321, 4.5.3.1.1. */
const longestLocalPart = 64;

/** So many of the bytes of a signature are in an address: 80 bits, the least of RFC 2104. */
const signatureBytes = 10;

const [idLength, signatureLength] = [26, 16];

/**
 * The address for answers to a mail: `bounces+re-<id><signature>@example.org` for `bounces@example.org`. Undefined where the
 * mailbox has so long a name that mail servers would refuse the address.
 */
export function replyAddress(bounceAddress: string, { mailId, signature }: SignedMail): string | undefined {
  const at = bounceAddress.lastIndexOf('@');
  const id = base32(Buffer.from(mailId.replaceAll('-', ''), 'hex'));
  const localPart = `${bounceAddress.slice(0, at)}${mark}${id}${signature}`;
  return localPart.length > longestLocalPart ? undefined : localPart + bounceAddress.slice(at);
}

/** True where mails of this mailbox can have an address for answers: its name has 18 signs at most. */
export function hasReplyAddresses(bounceAddress: string): boolean {
  const signature = '0'.repeat(signatureLength);
  return replyAddress(bounceAddress, { mailId: '0'.repeat(32), signature }) !== undefined;
}

/** How all addresses for answers to mails of this mailbox begin. */
export function replyPrefix(bounceAddress: string): string {
  return bounceAddress.slice(0, bounceAddress.lastIndexOf('@')) + mark;
}

/** What an address of {@link replyAddress} names, its signature unchecked; undefined for another address. */
export function signedMailOf(address: string, bounceAddress: string): SignedMail | undefined {
  const start = replyPrefix(bounceAddress).toLowerCase();
  const end = bounceAddress.slice(bounceAddress.lastIndexOf('@')).toLowerCase();
  const lower = address.toLowerCase();
  if (!lower.startsWith(start) || !lower.endsWith(end)) return undefined;
  const token = lower.slice(start.length, -end.length);
  if (token.length !== idLength + signatureLength || !/^[\da-v]+$/u.test(token)) return undefined;
  const hex = toHex(token.slice(0, idLength));
  if (hex === undefined) return undefined;
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u.exec(hex)?.slice(1) ?? [];
  return { mailId: parts.join('-'), signature: token.slice(idLength) };
}

/** A signature as addresses have it: mail servers may change capitals, so it has none. */
export function signatureText(signature: Buffer): string {
  return base32(signature.subarray(0, signatureBytes));
}

function base32(bytes: Buffer): string {
  const signs = Math.ceil((bytes.length * 8) / 5);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(signs, '0');
}

/** Undefined for a number that is larger than those of 16 bytes. */
function toHex(signs: string): string | undefined {
  let value = 0n;
  for (const sign of signs) value = value * 32n + BigInt(Number.parseInt(sign, 32));
  const hex = value.toString(16).padStart(32, '0');
  return hex.length === 32 ? hex : undefined;
}
