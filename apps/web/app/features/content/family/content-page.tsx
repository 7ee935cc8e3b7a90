import type { Section } from '@sangamam/contract/content/section';
import type { ReactNode } from 'react';

import { langOf } from '#web/lib/text/lang-of.ts';
import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';

import styles from './content-page.module.css';
import type { SitePage } from './load-page.ts';
import { pageDefaults } from './page-kinds.ts';
import { Sections } from './sections/sections.tsx';
import { splitBanners } from './banner/split-banners.ts';

/** A page that editors write: banners on top, then its heading, then the other sections. */
export function ContentPage({
  page,
  note,
  tools,
  timeZone,
  sections = page.sections,
}: {
  page: SitePage;
  note?: string | undefined;
  /** What acts on the sections, below the heading. */
  tools?: ReactNode;
  /** Of the place of the convention, where the page has its programme. */
  timeZone?: string | undefined;
  /** Those of the page that are shown, where they are not all. */
  sections?: readonly Section[];
}) {
  const { designType, meta, images, videos, films, posters } = page;
  const surroundings = { images, videos, films, posters };
  const { banners, others } = splitBanners(sections);
  const defaults = pageDefaults[designType];
  const title = meta.title === '' ? defaults.title : meta.title;
  const intro = meta.description === '' ? defaults.description : meta.description;
  // A section that repeats the page's heading would say it twice.
  const below = others.map((one) => (one.sectionTitle === title ? { ...one, sectionTitle: '' } : one));
  const isReading = others.every(({ sectionType }) => sectionType === 'FAQ' || sectionType === 'TEXT');
  return (
    <>
      <Sections sections={banners} {...surroundings} first />
      <header className={styles['head']} data-reading={isReading || undefined}>
        <Ornament />
        <h1 lang={langOf(title)}>{title}</h1>
        <p lang={langOf(intro)}>{intro}</p>
        {note && <p className={styles['note']}>{note}</p>}
        {tools}
      </header>
      <Sections sections={below} {...surroundings} timeZone={timeZone} first={banners.length === 0} />
    </>
  );
}
