import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { paths } from '#web/config/paths.ts';
import { ContactForm } from '#web/features/contact/family/contact-form.tsx';
import { contactReference } from '#web/features/contact/family/contact-reference.ts';
import { loadPlaces } from '#web/domain/reference-data/load-places.ts';
import { packPlaces, unpackPlaces } from '#web/domain/reference-data/packed-places.ts';
import { MessageSent } from '#web/features/contact/family/message-sent.tsx';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';
import { Page } from '#web/ui/layout/page/page.tsx';
import type { SearchHandle } from '#web/lib/search-handle.ts';

import type { Route } from './+types/contactus-route.ts';

export const handle: SearchHandle = { readSearch: (search) => ({ subject: subjectOf(search) }) };

function subjectOf(search: URLSearchParams): string {
  return (search.get('subject') ?? '').slice(0, 150);
}

/** Loaded on the server: what the form offers arrives with it, packed. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  packPlaces(await loadPlaces(context.get(appContext).fetchApi));

export const meta: Route.MetaFunction = (source) =>
  pageHead(source, {
    title: phrases.contactUs,
    description: phrases.contactDescription,
    address: paths.contactUs,
  });

export default function ContactUs({ loaderData: places }: Route.ComponentProps) {
  const reference = useMemo(() => contactReference(unpackPlaces(places)), [places]);
  const settings = useSiteSettings();
  const [sent, setSent] = useState(false);
  const [search] = useSearchParams();
  return (
    <Page
      narrow
      ornament
      title={phrases.contactUs}
      intro={
        <>
          {phrases.contactIntro}
          {settings && (
            <>
              {phrases.alsoWriteTo} <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
            </>
          )}
        </>
      }
    >
      {sent ? (
        <MessageSent onAnother={() => setSent(false)} />
      ) : (
        <ContactForm reference={reference} subject={subjectOf(search)} onSent={() => setSent(true)} />
      )}
    </Page>
  );
}
