import { getPagePreview, getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PublishedPage } from '@sangamam/contract/content/published-page';
import type { VideoSource } from '@sangamam/contract/content/video-source';

import { language } from '#phrases/language.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import { videosOf } from './videos/videos-of.ts';

type FetchApi = (request: Request) => Promise<Response>;

/** A page with all that its sections need. */
export interface SitePage extends PublishedPage {
  videos: Readonly<Record<string, VideoSource>>;
}

/** Reads a page as visitors see it in the language of this build, or nothing while it was never published. For loaders on the server. */
export async function loadPage(fetchApi: FetchApi, designType: DesignType): Promise<SitePage | null> {
  return orNothing(() =>
    callEndpoint(getPublishedPage, { params: { designType }, query: { language } }, { fetch: fetchApi }),
  );
}

/** Reads a draft by the token that an editor was given, or nothing once that is over. */
export async function loadPreview(fetchApi: FetchApi, token: string): Promise<SitePage | null> {
  return orNothing(() =>
    callEndpoint(getPagePreview, { params: { token }, query: { language } }, { fetch: fetchApi }),
  );
}

async function orNothing(read: () => Promise<PublishedPage>): Promise<SitePage | null> {
  try {
    const page = await read();
    return { ...page, videos: videosOf(page.sections) };
  } catch (error) {
    const codes = ['NOT_FOUND', 'INVALID_TOKEN', 'RQST_PARAMS_INVALID'];
    if (codes.some((code) => isRefusal(error, code))) return null;
    throw error;
  }
}
