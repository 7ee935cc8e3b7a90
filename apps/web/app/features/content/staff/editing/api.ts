import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import {
  createPagePreview,
  discardPageDraft,
  publishPage,
  restorePageVersion,
  savePageDraft,
  schedulePage,
  unschedulePage,
  findDeadLinks,
  getPage,
  listPages,
  getPageVersion,
  listPageVersions,
} from '@sangamam/contract/content/editing/page-admin-endpoints';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useQueryClient, keepPreviousData } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

type DraftBody = EndpointInput<typeof savePageDraft>['body'];

/**
 * Changes of a page by editors. Each sends the revision it started from and returns the changed page; CONFLICT means
 * that somebody else saved first.
 */
export function usePageChanges(designType: DesignType) {
  const client = useQueryClient();
  const params = { designType };
  const keep = async (changing: Promise<PageDetail>) => {
    const page = await changing;
    client.setQueryData(usePage.options(designType).queryKey, page);
    await Promise.all([
      client.invalidateQueries({ queryKey: usePages.options().queryKey }),
      client.invalidateQueries({ queryKey: [versionsGroup] }),
    ]);
    return page;
  };
  return {
    /** Refetches the page. */
    refresh: () => client.refetchQueries({ queryKey: usePage.options(designType).queryKey }),
    save: (body: DraftBody) => keep(callEndpoint(savePageDraft, { params, body })),
    publish: (revision: number) => keep(callEndpoint(publishPage, { params, body: { revision } })),
    schedule: (revision: number, publishAt: string) =>
      keep(callEndpoint(schedulePage, { params, body: { revision, publishAt } })),
    unschedule: (revision: number) => keep(callEndpoint(unschedulePage, { params, body: { revision } })),
    discard: (revision: number) =>
      keep(callEndpoint(discardPageDraft, { params, query: { revision: String(revision) } })),
    restore: (revision: number, version: number) =>
      keep(
        callEndpoint(restorePageVersion, {
          params: { designType, version: String(version) },
          body: { revision },
        }),
      ),
    /** A token that shows the saved draft for 15 minutes. */
    preview: () => callEndpoint(createPagePreview, { params }),
  };
}

export type PageChanges = ReturnType<typeof usePageChanges>;

/** Which of these addresses lead nowhere. */
export const useDeadLinks = createQueryHook(findDeadLinks, (links: string[]) => ({ body: { links } }), {
  group: 'dead-links',
});

/** How often to check whether somebody else has changed the page, in milliseconds. */
const lookMs = 20_000;

/** The pages of the site. */
export const usePages = createQueryHook(listPages, () => ({}));

/** A page to edit, polled so that changes by other editors show early. */
export const usePage = createQueryHook(getPage, (designType: DesignType) => ({ params: { designType } }), {
  staleTime: 0,
  refetchInterval: lookMs,
});

/** The group of queries about a page's history, refreshed when it is published. */
const versionsGroup = 'page-versions';

/** A page of the history, the newest version first. */
export const usePageVersions = createQueryHook(
  listPageVersions,
  (designType: DesignType, page: number) => ({
    params: { designType },
    query: { page: String(page), pageSize: '10' },
  }),
  { group: versionsGroup, placeholderData: keepPreviousData },
);

/** One older version with its content. */
export const usePageVersion = createQueryHook(getPageVersion, (designType: DesignType, version: number) => ({
  params: { designType, version: String(version) },
}));
