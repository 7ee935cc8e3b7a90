import { z } from 'zod';

import { contentMessages as messages } from './content-messages.ts';

const longest = 2_000;

/** A path of this site, such as `/register`: one slash, and nothing that a browser reads as another host. */
export function isSameSite(address: string): boolean {
  return /^\/(?![/\\])[^\s\\"'<>]*$/u.test(address) && !/\p{Cc}/u.test(address);
}

/** An https address of another site, without a user name in it. */
export function isHttps(address: string): boolean {
  if (!/^https:\/\/[^\s\\"'<>]+$/iu.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** Allowed link targets in content: https or this site. */
export function isSafeLink(address: string): boolean {
  return address.length <= longest && (isSameSite(address) || isHttps(address));
}

/** An optional link. */
export const optionalLink = z
  .string()
  .trim()
  .refine((address) => address === '' || isSafeLink(address), messages.link);

/**
 * A link of a draft: half typed, or of another site over http, but no script. What browsers ignore within an address
 * (tabs, line breaks) could hide one. Previews leave out what is no safe link.
 */
export const unfinishedLink = z
  .string()
  .trim()
  .max(longest, messages.link)
  .refine(
    (address) =>
      !/\p{Cc}/u.test(address) && (!/^[a-z][a-z\d+.-]*:/iu.test(address) || /^https?:/iu.test(address)),
    messages.link,
  );

/** A required link. */
export const requiredLink = z.string().trim().min(1, messages.mandatory).refine(isSafeLink, messages.link);

/** The address of a picture. Pictures come from this site only, so that no other site learns who visits. */
export const optionalPicture = z
  .string()
  .trim()
  .refine(
    (address) => address === '' || (address.length <= longest && isSameSite(address)),
    messages.imageLink,
  );

/** A required picture. */
export const requiredPicture = optionalPicture.min(1, messages.mandatory);
