import type { MetaDescriptor } from 'react-router';

import * as phrases from '#phrases/content/family/content.ts';
import { pageHead, type MetaSource } from '#web/domain/site-settings/page-head.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { SitePage } from './load-page.ts';
import { pageDefaults } from './page-kinds.ts';

/** The head of a page that editors write; of questions also what search engines read of them. */
export function contentHead(source: MetaSource, page: SitePage | null | undefined): MetaDescriptor[] {
  if (!page) return pageTitle(phrases.notPublishedYet);
  const { title, description } = pageDefaults[page.designType];
  const { meta } = page;
  return [
    ...pageHead(source, {
      title: meta.title === '' ? title : meta.title,
      description: meta.description === '' ? description : meta.description,
      image: meta.shareImageUrl,
    }),
    ...questionsOf(page),
  ];
}

/** Questions and answers as schema.org has them. */
function questionsOf({ sections }: SitePage): MetaDescriptor[] {
  const entries = sections.flatMap((section) => (section.sectionType === 'FAQ' ? section.faq : []));
  if (entries.length === 0) return [];
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    },
  ];
}
