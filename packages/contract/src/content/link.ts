import { z } from 'zod';

import { contentMessages as messages } from './content-messages.ts';

const longest = 2_000;

/** A path of this site, such as `/register`: one slash, nothing that a browser would read as another host. */
export function isSameSite(address: string): boolean {
  return /^\/(?![/\\])[^\s\\"'<>]*$/u.test(address) && !/\p{Cc}/u.test(address);
}

/** An https address of another site, without a user name in it. */
export function isHttps(address: string): boolean {
  if (!/^https:\/\/[^\s\\"'<>]+$/iu.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** Where content may lead: https or the same site, and nothing else. */
export function isSafeLink(address: string): boolean {
  return address.length <= longest && (isSameSite(address) || isHttps(address));
}

/** A link that may be left empty. */
export const optionalLink = z
  .string()
  .trim()
  .refine((address) => address === '' || isSafeLink(address), messages.link);

/** A link. */
export const requiredLink = z.string().trim().min(1, messages.mandatory).refine(isSafeLink, messages.link);

/** The address of a picture. Pictures come from this site alone, so that nobody else learns who visits. */
export const optionalPicture = z
  .string()
  .trim()
  .refine(
    (address) => address === '' || (address.length <= longest && isSameSite(address)),
    messages.imageLink,
  );

/** A picture that must be there. */
export const requiredPicture = optionalPicture.min(1, messages.mandatory);
