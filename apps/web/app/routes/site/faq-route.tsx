import { data } from 'react-router';

import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { contentHead } from '#web/features/content/family/content-head.ts';
import { loadPage } from '#web/features/content/family/load-page.ts';
import { programmeHandle } from '#web/features/content/family/programme/programme-filter.ts';
import { QuestionsPage } from '#web/features/content/family/questions/questions-page.tsx';
import { UnpublishedPage } from '#web/features/content/family/version/unpublished-page.tsx';

import type { Route } from './+types/faq-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPage(context.get(appContext).fetchApi, 'FAQ_PAGE');
  return data(page, { status: page ? 200 : 404 });
}

export const handle = programmeHandle;

export const meta: Route.MetaFunction = ({ loaderData, ...source }) => contentHead(source, loaderData);

export default function Faq({ loaderData: page }: Route.ComponentProps) {
  return page ? <QuestionsPage page={page} /> : <UnpublishedPage title={phrases.questionsAndAnswers} />;
}
