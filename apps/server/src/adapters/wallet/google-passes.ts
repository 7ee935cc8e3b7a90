import { createPrivateKey } from 'node:crypto';

import type { JWTPayload } from 'jose';

import { googleServersAt, signInToGoogle, type GoogleAccount, type GoogleResource } from './google-api.ts';
import type { GoogleWalletSettings } from './google-settings.ts';

/** A text in one language. */
export interface GoogleText {
  defaultValue: { language: string; value: string };
}

/** What all tickets of a convention share, in Google's words (EventTicketClass); its id without the issuer. */
export interface GoogleTicketClass {
  id: string;
  issuerName: string;
  eventName: GoogleText;
  venue: { name: GoogleText; address: GoogleText };
  dateTime: { start: string; end: string };
  hexBackgroundColor: string;
}

/** A ticket, in Google's words (EventTicketObject); its id without the issuer. */
export interface GoogleTicket {
  id: string;
  state: 'ACTIVE' | 'EXPIRED' | 'INACTIVE';
  ticketHolderName: string;
  ticketNumber: string;
  barcode: { type: 'QR_CODE'; value: string; alternateText: string };
  textModulesData: { id: string; header: string; body: string }[];
}

/** A ticket, with what it shares with those of its convention. */
export interface GooglePass {
  ticketClass: GoogleTicketClass;
  ticket: GoogleTicket;
}

/** The association's passes at Google. All throw GoogleUnavailable where Google does not take them. */
export interface GooglePasses {
  /**
   * Gives Google a ticket and its class, new or changed, and answers the address at which a signed-in person saves it. The
   * address has the ids alone: browsers and messengers cut off one whose token is longer than 1,800 characters.
   */
  save(pass: GooglePass, from: SavedFrom): Promise<string>;
  /** Changes what Google keeps of a ticket and its class. */
  update(pass: GooglePass, now: Date): Promise<void>;
}

/** Where and when a ticket is saved. */
interface SavedFrom {
  origin: string;
  now: Date;
}

/** Neither a family nor a job waits for Google longer than this. */
const defaultTimeoutMs = 10_000;

/** Signs tickets with the association's service account. */
export function createGooglePasses({
  issuer,
  account,
  baseUrl,
  timeoutMs = defaultTimeoutMs,
}: GoogleWalletSettings): GooglePasses {
  const servers = googleServersAt(baseUrl);
  const key = createPrivateKey(account.private_key);

  async function sign(claims: JWTPayload): Promise<string> {
    // Loaded with the first ticket: most sites have none.
    const { SignJWT } = await import('jose');
    const token = new SignJWT({ iss: account.client_email, ...claims });
    return token.setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(key);
  }

  async function signIn(now: Date): Promise<GoogleAccount> {
    const iat = seconds(now);
    const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
    const assertion = await sign({ scope, aud: servers.token, iat, exp: iat + 600 });
    return signInToGoogle(servers, { assertion, timeoutMs });
  }

  return {
    async save(pass, { origin, now }) {
      const { ofClass, ofTicket } = resourcesOf(pass, issuer);
      const google = await signIn(now);
      await google.put(ofClass);
      await google.put(ofTicket);
      const token = await sign({
        aud: 'google',
        typ: 'savetowallet',
        iat: seconds(now),
        origins: [origin],
        payload: { eventTicketObjects: [{ id: ofTicket.id, classId: ofClass.id }] },
      });
      return servers.save + token;
    },
    async update(pass, now) {
      const { ofClass, ofTicket } = resourcesOf(pass, issuer);
      const google = await signIn(now);
      await google.change(ofClass);
      await google.change(ofTicket);
    },
  };
}

/** A ticket and its class with their whole ids. */
function resourcesOf(
  { ticketClass, ticket }: GooglePass,
  issuer: string,
): { ofClass: GoogleResource; ofTicket: GoogleResource } {
  const { id: classOwn, ...classContent } = ticketClass;
  const { id: own, ...content } = ticket;
  const classId = `${issuer}.${classOwn}`;
  return {
    // Google approves by itself what is said to be ready, and asks for the word with each change.
    ofClass: {
      kind: 'eventTicketClass',
      id: classId,
      content: { ...classContent, reviewStatus: 'UNDER_REVIEW' },
    },
    ofTicket: { kind: 'eventTicketObject', id: `${issuer}.${own}`, content: { ...content, classId } },
  };
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
