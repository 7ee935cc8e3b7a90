import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
import styles from './content-page.module.css';
import type { SitePage } from './load-page.ts';
import { pageDefaults } from './page-kinds.ts';
import { Sections } from './sections/sections.tsx';
import { splitBanners } from './banner/split-banners.ts';

/** A page that editors write: banners on top, then its heading, then the other sections. */
export function ContentPage({ page, note }: { page: SitePage; note?: string | undefined }) {
  const { designType, meta, images, videos } = page;
  const { banners, others } = splitBanners(page.sections);
  const defaults = pageDefaults[designType];
  const title = meta.title === '' ? defaults.title : meta.title;
  // A section that repeats the page's heading would say it twice.
  const below = others.map((one) => (one.sectionTitle === title ? { ...one, sectionTitle: '' } : one));
  return (
    <>
      <Sections sections={banners} images={images} videos={videos} first />
      <header className={styles['head']}>
        <Ornament />
        <h1>{title}</h1>
        <p>{meta.description === '' ? defaults.description : meta.description}</p>
        {note && <p className={styles['note']}>{note}</p>}
      </header>
      <Sections sections={below} images={images} videos={videos} first={banners.length === 0} />
    </>
  );
}
