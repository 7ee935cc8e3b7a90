import { mostPageLinks } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { siteLinksIn } from '@sangamam/contract/content/page-links';
import { usedTranslations } from '@sangamam/contract/content/page-texts';

import * as phrases from '#phrases/content/staff/publishing.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import { useDeadLinks } from '../api.ts';
import type { EditedPage } from '../editor/edited-page.ts';
import { noMedia } from '../editor/editing.ts';

/** The links of a page that lead nowhere, before it is published. Nothing where all lead somewhere. */
export function DeadLinks({ page: { meta, sections, translations } }: { page: EditedPage }) {
  const translated = usedTranslations({ meta, sections, ...noMedia }, translations).map(({ ml }) => ml);
  const links = siteLinksIn({ meta, sections, translated }).slice(0, mostPageLinks);
  return links.length === 0 ? null : <Found links={links} />;
}

function Found({ links }: { links: string[] }) {
  const { data, isPending } = useDeadLinks(links);
  if (isPending) return <p>{phrases.checkingLinks}</p>;
  if (!data || data.dead.length === 0) return null;
  return (
    <Callout tone="warning" title={phrases.deadLinks(data.dead.length)} live>
      <ul>
        {data.dead.map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
    </Callout>
  );
}
