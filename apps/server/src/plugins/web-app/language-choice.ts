import { knownLanguage, languageCookie } from '@sangamam/contract/phrases/language';
import type { FastifyInstance } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * `GET /language/{language}`: keeps the choice in a cookie and leads back to the page of this site that the link stood
 * on, as the browser names it; from anywhere else to the home page. A link, so that it works without scripts.
 */
export function addLanguageChoice(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  app.get<{ Params: { language: string } }>('/language/:language', (request, reply) => {
    const language = knownLanguage(request.params.language);
    if (language !== undefined) {
      reply.header(
        'set-cookie',
        `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`,
      );
    }
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return reply.redirect(pageBefore(request.headers.referer, [publicUrl, `http://${request.host}`]), 303);
  });
}

/** The path and query of `referrer` if it is a page of one of `sites`; else the home page. */
export function pageBefore(referrer: string | undefined, sites: readonly string[]): string {
  if (referrer === undefined || !URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  if (!sites.some((site) => URL.canParse(site) && new URL(site).host === host)) return '/';
  // Two slashes at the start would name another host.
  return `${pathname.replace(/^[/\\]{2,}/u, '/')}${search}`;
}
