import type { Section as ContentSection } from '@sangamam/contract/content/section';
import type { VideoSource } from '@sangamam/contract/content/video-source';

import * as phrases from '#phrases/content/family/sections.ts';

import { BannerSlider } from '../banner/banner-slider.tsx';
import { CommitteeSection } from './committee-section.tsx';
import type { ImagesOfPage } from '../content-picture.tsx';
import { DescriptionSection } from './description-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { ImageCarousel } from '../gallery/image-carousel.tsx';
import { PlaceSection } from '../place/place-section.tsx';
import { ProgrammeSection } from '../programme/programme-section.tsx';
import { VideoCarousel } from '../videos/video-carousel.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** What sections need beside themselves. */
export interface SectionSurroundings {
  images: ImagesOfPage;
  /** How the videos of the page play, by address. */
  videos: Readonly<Record<string, VideoSource>>;
  /** What the library says of the films of the page, by address. */
  films?: Readonly<Record<string, string>> | undefined;
  /** The pictures that stand for films, by the film's address. */
  posters?: Readonly<Record<string, string>> | undefined;
  /** Of the place of the convention, where the page has its programme. */
  timeZone?: string | undefined;
}

/** The sections of a page in their order (SPEC §2). A type that this site does not know is left out. */
export function Sections({
  sections,
  first = false,
  facts,
  ...surroundings
}: SectionSurroundings & {
  sections: readonly ContentSection[];
  /** True when nothing of the page stands above them. */
  first?: boolean;
  /** Days and place of the convention, for every slide of a banner. */
  facts?: string | undefined;
}) {
  return sections.map((section, index) => (
    <OneSection
      key={section._id}
      section={section}
      first={first && index === 0}
      facts={facts}
      {...surroundings}
    />
  ));
}

function OneSection({
  section,
  first,
  facts,
  images,
  videos,
  films,
  posters,
  timeZone,
}: SectionSurroundings & { section: ContentSection; first: boolean; facts: string | undefined }) {
  const title = section.sectionTitle;
  switch (section.sectionType) {
    case 'BANNER':
      return (
        <BannerSlider title={title} slides={section.banner} images={images} first={first} facts={facts} />
      );
    case 'DESCRIPTION':
      return (
        <DescriptionSection title={title} description={section.description} images={images} first={first} />
      );
    case 'CAROUSEL':
      return section.carousel.contentType === 'VIDEO' ? (
        <VideoCarousel
          title={title}
          urls={section.carousel.contentUrl}
          videos={videos}
          titles={films}
          posters={posters}
          images={images}
        />
      ) : (
        <ImageCarousel title={title} urls={section.carousel.contentUrl} images={images} />
      );
    case 'COMMITTEE':
      return <CommitteeSection title={title} members={section.committee} images={images} first={first} />;
    case 'FAQ':
      return <FaqSection id={section._id} title={title} entries={section.faq} />;
    case 'TEXT':
      return <TextSection title={title} body={section.text.body} />;
    case 'PROGRAMME':
      return <ProgrammeSection title={title} items={section.programme} timeZone={timeZone} />;
    case 'PLACE':
      return <PlaceSection title={title} place={section.place} images={images} first={first} />;
    default:
      return leaveOut(section);
  }
}

/** Takes no section of a type that this site knows, so that the type check finds one that is not shown. */
function leaveOut(_section: never): null {
  return null;
}

/** Plain rich text, such as privacy and terms. */
function TextSection({ title, body }: { title: string; body: string }) {
  return (
    <SectionFrame title={title} fallbackLabel={phrases.text} plain>
      <RichText html={body} />
    </SectionFrame>
  );
}
