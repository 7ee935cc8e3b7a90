import type { Route } from './+types/robots-route.ts';

/** Allows indexing of everything except personal pages, the admin area and the API. */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /my-account',
    'Disallow: /preview/',
    'Disallow: /v1/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', request.url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
