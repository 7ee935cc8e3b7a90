import { createPrivateKey } from 'node:crypto';

import { fetchAccessToken, googleServers, patchAtGoogle } from './google-api.ts';
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

/** The association's passes at Google. */
export interface GooglePasses {
  /** The address at which a signed-in person saves a ticket: all that Google needs is within it. */
  saveAddress(pass: GooglePass, from: SavedFrom): Promise<string>;
  /** Changes what Google keeps of a ticket and its class. @throws Error where Google does not take it */
  update(pass: GooglePass, now: Date): Promise<void>;
}

/** Where and when a ticket is saved. */
interface SavedFrom {
  origin: string;
  now: Date;
}

const saveAt = 'https://pay.google.com/gp/v/save/';

/** Signs tickets with the association's service account. */
export function createGooglePasses(
  { issuer, account }: GoogleWalletSettings,
  servers = googleServers,
): GooglePasses {
  const key = createPrivateKey(account.private_key);
  const named = (id: string) => `${issuer}.${id}`;
  return {
    async saveAddress({ ticketClass, ticket }, { origin, now }) {
      // Loaded with the first ticket: most sites have none.
      const { SignJWT } = await import('jose');
      const classId = named(ticketClass.id);
      const token = await new SignJWT({
        iss: account.client_email,
        aud: 'google',
        typ: 'savetowallet',
        origins: [origin],
        payload: {
          eventTicketClasses: [{ ...ticketClass, id: classId, reviewStatus: 'UNDER_REVIEW' }],
          eventTicketObjects: [{ ...ticket, id: named(ticket.id), classId }],
        },
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuedAt(now)
        .sign(key);
      return saveAt + token;
    },
    async update({ ticketClass, ticket }, now) {
      const { SignJWT } = await import('jose');
      const issuedAt = Math.floor(now.getTime() / 1000);
      const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/wallet_object.issuer' })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(account.client_email)
        .setAudience(servers.token)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 600)
        .sign(key);
      const accessToken = await fetchAccessToken(servers, assertion);
      const { id: classId, ...classChange } = ticketClass;
      const { id, ...change } = ticket;
      await patchAtGoogle(servers, {
        accessToken,
        path: `/eventTicketClass/${named(classId)}`,
        change: { ...classChange, reviewStatus: 'UNDER_REVIEW' },
      });
      await patchAtGoogle(servers, { accessToken, path: `/eventTicketObject/${named(id)}`, change });
    },
  };
}
