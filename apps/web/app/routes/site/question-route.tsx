import * as phrases from '#phrases/casework/family/questions.ts';
import { lookAtQuestion } from '#web/features/casework/family/questions/api/linked-question.ts';
import { LinkedQuestionPage } from '#web/features/casework/family/questions/linked-question-page.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { Route } from './+types/question-route.ts';

export const meta = () => pageTitle(phrases.aQuestionForYou);

/** Runs only in the browser: a link scanner learns nothing, and rate limits count the visitor, not the server. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { status: await lookAtQuestion(params.token, request.signal) };
}
clientLoader.hydrate = true as const;

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const HydrateFallback = () => (
  <Page narrow title={phrases.aQuestionForYou}>
    <PageSpinner label={phrases.openingYourQuestion} />
  </Page>
);

/** Where a family answers a question about its registration, by the link in its mail. */
export default function Question({ loaderData, params }: Route.ComponentProps) {
  return <LinkedQuestionPage key={params.token} token={params.token} status={loaderData.status} />;
}
