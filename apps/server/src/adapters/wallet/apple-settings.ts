import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

/** What Apple gave the association for its passes; certificates and key in PEM. */
export interface AppleWalletSettings {
  passType: string;
  team: string;
  certificate: string;
  key: string;
  passphrase?: string | undefined;
  /** The certificate of Apple that issued `certificate`. */
  wwdr: string;
}

/** Whether a text is a certificate in PEM. */
export function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== '';
  } catch {
    return false;
  }
}

/** The key of a PEM text. @throws Error where the text is none, or the passphrase does not open it */
export function openKey({ key, passphrase }: Pick<AppleWalletSettings, 'key' | 'passphrase'>): KeyObject {
  return createPrivateKey({ key, format: 'pem', passphrase });
}

/** What does not fit together, a sentence each that repeats no secret; both certificates are such. */
export function appleFaults(settings: AppleWalletSettings): string[] {
  const { passType, team, certificate, wwdr } = settings;
  const own = new X509Certificate(certificate);
  const facts = new Set(own.subject.split('\n'));
  const faults: string[] = [];
  if (!facts.has(`UID=${passType}`) || !facts.has(`OU=${team}`)) {
    faults.push(
      'WALLET_APPLE_CERTIFICATE is not of the pass type and the team that WALLET_APPLE_PASS_TYPE and WALLET_APPLE_TEAM name',
    );
  }
  if (!own.verify(new X509Certificate(wwdr).publicKey)) {
    faults.push('WALLET_APPLE_WWDR is not the certificate of Apple that issued WALLET_APPLE_CERTIFICATE');
  }
  const key = openedKey(settings);
  if (key === undefined) {
    faults.push('WALLET_APPLE_KEY must be a private key in PEM that WALLET_APPLE_KEY_PASSPHRASE opens');
  } else if (key.asymmetricKeyType !== 'rsa' || !own.checkPrivateKey(key)) {
    faults.push('WALLET_APPLE_KEY is not the key of WALLET_APPLE_CERTIFICATE');
  }
  return faults;
}

function openedKey(settings: AppleWalletSettings): KeyObject | undefined {
  try {
    return openKey(settings);
  } catch {
    return undefined;
  }
}
