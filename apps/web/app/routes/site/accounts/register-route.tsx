import { useState } from 'react';

import * as phrases from '#phrases/routes/site/accounts.ts';
import type { Route } from './+types/register-route.ts';
import { appContext } from '#web/app-context.ts';
import { paths } from '#web/config/paths.ts';
import { SignUpForm } from '#web/features/accounts/sign-up-form/sign-up-form.tsx';
import { SignUpSent } from '#web/features/accounts/sign-up-form/sign-up-sent.tsx';
import { useLeaveWhenKnown } from '#web/features/accounts/use-leave-when-known.ts';
import { loadPersonReference } from '#web/domain/reference-data/person-reference.ts';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta: Route.MetaFunction = (source) =>
  pageHead(source, {
    title: phrases.registerParticipant,
    description: phrases.createYourAccountForTheConvention,
  });

/** Loaded on the server, so that the form arrives with all its options. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadPersonReference(context.get(appContext).fetchApi);

const trail = [{ label: phrases.home, to: paths.home }, { label: phrases.registerParticipant }];

export default function Register({ loaderData: reference }: Route.ComponentProps) {
  useLeaveWhenKnown();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <SignUpSent email={sentTo} />;
  return (
    <div data-for="visitor">
      <Page
        narrow
        title={phrases.registerParticipant}
        intro={phrases.createYourOwnAccountFirstYoull}
        above={<Breadcrumbs trail={trail} />}
      >
        <SignUpForm reference={reference} onSent={setSentTo} />
      </Page>
    </div>
  );
}
