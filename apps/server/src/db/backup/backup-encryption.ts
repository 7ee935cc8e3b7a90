import { Readable } from 'node:stream';

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** What the files of an encrypted backup end with. `age` of any make opens them with the private key. */
export const encryptedSuffix = '.age';

type Transform = (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

/** Encrypts what flows through it for each of these public keys of age, such as `age1…`; without any it passes it on. */
export function encryptFor(recipients: readonly string[]): Transform {
  return async function* encrypted(chunks) {
    if (recipients.length === 0) {
      yield* chunks;
      return;
    }
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(asStream(chunks));
  };
}

/**
 * Decrypts what flows through it with one of these private keys of age.
 *
 * @throws Error when none of them opens it, or it was changed
 */
export function decryptWith(identities: readonly string[]): Transform {
  return async function* decrypted(chunks) {
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(asStream(chunks));
  };
}

function asStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
}

/** Whether a text is a public key of age. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The private keys in a text like that of `age-keygen`: one a line, and comments after `#`.
 *
 * @throws Error when it has none, or a line that is none; the message never has the line
 */
export function identitiesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch (cause) {
    throw new Error('holds a line that is no private key of age (AGE-SECRET-KEY-…)', { cause });
  }
  if (identities.length === 0) throw new Error('holds no private key of age (AGE-SECRET-KEY-…)');
  return identities;
}

/** Whether a text is one of {@link identitiesIn}. */
export function holdsIdentities(text: string): boolean {
  try {
    return identitiesIn(text).length > 0;
  } catch {
    return false;
  }
}

/** A new pair of keys: the public one, and the text of the file that keeps the private one. */
export async function newKeyPair(now: Date): Promise<{ recipient: string; fileText: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const fileText = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  return { recipient, fileText };
}
