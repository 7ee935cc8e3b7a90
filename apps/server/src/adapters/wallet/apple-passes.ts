import { X509Certificate } from 'node:crypto';

import type { PassProps } from 'passkit-generator';
import sharp from 'sharp';

import { applePushServer, pushToPhones, type PushOutcome } from './apple-push.ts';
import { openKey, type AppleWalletSettings } from './apple-settings.ts';

/** Our mark, as on the site: a boat that carries a lamp of three flames. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><circle r="31" fill="#0f4a37"/>' +
  '<circle r="28" fill="none" stroke="#cfa64d" stroke-width="1.5"/>' +
  '<path d="M-21 4.5C-12 15.5 12 15.5 21 4.5C18.5 18 10 23 0 23S-18.5 18-21 4.5Z" fill="#ecd699"/>' +
  '<path d="M0-23C6.5-14 7-6 0 5.5C-7-6-6.5-14 0-23Z" fill="#f0b942"/>' +
  '<path d="M-12-13C-5.5-7-4 0-7.5 7C-14 1.5-16-6-12-13ZM12-13C16-6 14 1.5 7.5 7C4 0 5.5-7 12-13Z" fill="#e08a2b"/></svg>';

/** The names that Apple gives the pictures of a pass, with their edges in pixels. */
const edges = {
  'icon.png': 29,
  'icon@2x.png': 58,
  'icon@3x.png': 87,
  'logo.png': 50,
  'logo@2x.png': 100,
  'logo@3x.png': 150,
} as const;

type PassPictures = Record<keyof typeof edges, Buffer>;

let pictures: Promise<PassPictures> | undefined;

/** The pictures of every pass, drawn once. */
function readPassPictures(): Promise<PassPictures> {
  pictures ??= drawPictures();
  return pictures;
}

async function drawPictures(): Promise<PassPictures> {
  const drawn = Object.entries(edges).map(
    async ([name, edge]) => [name, await sharp(Buffer.from(mark)).resize(edge).png().toBuffer()] as const,
  );
  return Object.fromEntries(await Promise.all(drawn)) as PassPictures;
}

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
