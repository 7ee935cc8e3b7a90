import { X509Certificate } from 'node:crypto';

import type { PassProps } from 'passkit-generator';

import { applePushServer, pushToPhones, type PushOutcome } from './apple-push.ts';
import { openKey, type AppleWalletSettings } from './apple-settings.ts';
import { readPassPictures } from './pass-pictures.ts';

/** What a pass says; whose it is at Apple is added when it is signed. */
export type ApplePassFields = Omit<PassProps, 'passTypeIdentifier' | 'teamIdentifier'> &
  Required<Pick<PassProps, 'serialNumber' | 'organizationName' | 'description' | 'eventTicket'>>;

/** The association's passes at Apple. */
export interface ApplePasses {
  passType: string;
  /** From then on phones refuse what it signs. */
  expiresAt: Date;
  /** The file of a pass. */
  sign(fields: ApplePassFields): Promise<Buffer>;
  /** Tells phones that their pass changed, as `pushToPhones` does. */
  tell(tokens: readonly string[]): Promise<Map<string, PushOutcome>>;
}

/** Signs passes, and tells phones of changes, with the association's certificate. */
export function createApplePasses(settings: AppleWalletSettings, push = applePushServer): ApplePasses {
  const { passType, team, certificate, wwdr } = settings;
  // Opened here: the library's own cryptography knows fewer ways to lock a key.
  const key = openKey(settings).export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    passType,
    tell: (tokens) => pushToPhones(push, { passType, cert: certificate, key }, tokens),
    expiresAt: new Date(Math.min(endOf(certificate), endOf(wwdr))),
    async sign(fields) {
      // Loaded with the first pass: most sites have none.
      const { PKPass } = await import('passkit-generator');
      const content = { formatVersion: 1, passTypeIdentifier: passType, teamIdentifier: team, ...fields };
      const files = { 'pass.json': Buffer.from(JSON.stringify(content)), ...(await readPassPictures()) };
      return new PKPass(files, { signerCert: certificate, signerKey: key, wwdr }).getAsBuffer();
    },
  };
}

const endOf = (pem: string) => Date.parse(new X509Certificate(pem).validTo);
