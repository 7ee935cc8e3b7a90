import { appContext } from '#web/app-context.ts';
import { paths } from '#web/config/paths.ts';
import { loadParticipantList } from '#web/features/orders/family/public-list/load-participant-list.ts';
import { addressOf } from '#web/features/orders/family/public-list/participant-list-page.ts';

import type { Route } from './+types/sitemap-route.ts';

/** The pages that search engines should index. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { conventions } = await loadParticipantList(context.get(appContext).fetchApi, {
    convention: '',
    page: 1,
  });
  const addresses = [
    paths.home,
    paths.register,
    new URL(paths.login(), request.url).pathname,
    paths.programme,
    paths.travel,
    paths.committee,
    paths.faq,
    paths.contactUs,
    paths.privacyPolicy,
    paths.termsOfUse,
    paths.conventionParticipants,
    ...conventions.map(({ id }) => addressOf({ convention: id, page: 1 })),
  ];
  const urls = addresses.map(
    (address) => `<url><loc>${escapeXml(new URL(address, request.url).href)}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
