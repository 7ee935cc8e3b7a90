import type { ImageFacts } from './image-facts.ts';
import { defaultButtonText } from './page-kinds.ts';
import type { PageTranslation, TextKind } from './page-translations.ts';
import type { PageMeta } from './published-page.ts';
import { questionAnchors } from './question-anchors.ts';
import type { Section } from './section.ts';

/** What a page says, and the pictures and films that it describes. */
export interface WordedPage {
  meta: PageMeta;
  sections: readonly Section[];
  images: Readonly<Record<string, ImageFacts>>;
  films: Readonly<Record<string, string>>;
}

/** A text of a page, and its field as a dotted wire path. The description of a picture or film stands at its field. */
export interface PlacedText {
  kind: TextKind;
  text: string;
  field: string;
}

type Say = (placed: PlacedText) => string;

/** Every text of a page that is to be translated, in the order in which visitors read them; each once. */
export function textsOf(page: WordedPage): PlacedText[] {
  const texts = new Map<string, PlacedText>();
  reworded(page, (placed) => {
    const key = keyOf(placed.kind, placed.text);
    if (!texts.has(key)) texts.set(key, placed);
    return placed.text;
  });
  return [...texts.values()];
}

/**
 * The page in Malayalam: each text by its translation, in English where it has none. Questions keep the anchors that their
 * English words make, so that links lead to them in both languages.
 */
export function translatePage<Page extends WordedPage>(
  page: Page,
  translations: readonly PageTranslation[],
): Page {
  const known = new Map(translations.map(({ kind, en, ml }) => [keyOf(kind, en), ml]));
  const anchored: Page = { ...page, sections: page.sections.map(withAnchors) };
  return reworded(anchored, ({ kind, text }) => known.get(keyOf(kind, text)) ?? text);
}

/** The translations that belong to a text of the page. */
export function usedTranslations(
  page: WordedPage,
  translations: readonly PageTranslation[],
): PageTranslation[] {
  const said = new Set(textsOf(page).map(({ kind, text }) => keyOf(kind, text)));
  return translations.filter(({ kind, en }) => said.has(keyOf(kind, en)));
}

/** Tells texts apart: the same words are two texts where one of them is HTML. */
export function keyOf(kind: TextKind, text: string): string {
  return `${kind} ${text}`;
}

function withAnchors(section: Section): Section {
  if (section.sectionType !== 'FAQ') return section;
  const anchors = questionAnchors(section.faq.map(({ question }) => question));
  return { ...section, faq: section.faq.map((entry, index) => ({ ...entry, anchor: anchors[index] })) };
}

/**
 * The page with each of its texts as `say` has it. Names of people, addresses, numbers, dates and links are no texts. A new
 * section type says here what is.
 */
function reworded<Page extends WordedPage>(page: Page, say: Say): Page {
  const images = { ...page.images };
  const films = { ...page.films };
  const describe = (url: string, field: string) => {
    const facts = images[url];
    if (facts && facts.alt !== '')
      images[url] = { ...facts, alt: say({ kind: 'LINE', text: facts.alt, field }) };
    const film = films[url];
    if (film) films[url] = say({ kind: 'LINE', text: film, field });
  };
  const meta = inPart(page.meta, { title: 'LINE', description: 'LINE' }, { at: 'meta', say });
  const sections = page.sections.map((section, index) => {
    const at = `sections.${index}`;
    const titled = inPart(section, { sectionTitle: 'LINE' }, { at, say });
    return inSection(titled, { at, say, describe });
  });
  return { ...page, meta, sections, images, films };
}

interface Saying {
  /** Where the part stands, dotted. */
  at: string;
  say: Say;
}

function inSection(
  section: Section,
  { at, say, describe }: Saying & { describe: (url: string, field: string) => void },
): Section {
  const each = <Item extends object>(
    list: string,
    items: readonly Item[],
    kinds: (item: Item) => Kinds<Item>,
  ): Item[] => items.map((item, index) => inPart(item, kinds(item), { at: `${at}.${list}.${index}`, say }));

  switch (section.sectionType) {
    case 'BANNER': {
      const slides = section.banner.map((slide, index) => {
        const { bannerHeading1, bannerHeading2, bannerHeading3, hasButton, buttonText } = slide;
        if (bannerHeading1 === '' && bannerHeading2 === '' && bannerHeading3 === '')
          describe(slide.backgroundUrl, `${at}.banner.${index}.backgroundUrl`);
        return hasButton && buttonText === '' ? { ...slide, buttonText: defaultButtonText } : slide;
      });
      const banner = each('banner', slides, ({ hasButton }) => ({
        bannerHeading1: 'LINE',
        bannerHeading2: 'LINE',
        bannerHeading3: 'LINE',
        earlyBirdText: 'LINE',
        ...(hasButton && { buttonText: 'LINE' }),
      }));
      return { ...section, banner };
    }
    case 'CAROUSEL':
      for (const [index, url] of section.carousel.contentUrl.entries())
        describe(url, `${at}.carousel.contentUrl.${index}`);
      return section;
    case 'DESCRIPTION': {
      describe(section.description.imageUrl, `${at}.description.imageUrl`);
      const kinds = { outwardText: 'RICH', hiddenText1: 'RICH', hiddenText2: 'RICH' } as const;
      return {
        ...section,
        description: inPart(section.description, kinds, { at: `${at}.description`, say }),
      };
    }
    case 'COMMITTEE':
      return { ...section, committee: each('committee', section.committee, () => ({ role: 'LINE' })) };
    case 'FAQ':
      return { ...section, faq: each('faq', section.faq, () => ({ question: 'LINE', answer: 'RICH' })) };
    case 'TEXT':
      return { ...section, text: inPart(section.text, { body: 'RICH' }, { at: `${at}.text`, say }) };
    case 'PROGRAMME': {
      const kinds = { title: 'LINE', hall: 'LINE', note: 'LINE' } as const;
      return { ...section, programme: each('programme', section.programme, () => kinds) };
    }
    case 'PLACE': {
      describe(section.place.imageUrl, `${at}.place.imageUrl`);
      const kinds = { name: 'LINE', body: 'RICH' } as const;
      return { ...section, place: inPart(section.place, kinds, { at: `${at}.place`, say }) };
    }
  }
}

/** The texts among the fields of a part, in the order in which they are read. */
type Kinds<Part> = Readonly<Partial<Record<keyof Part & string, TextKind>>>;

function inPart<Part extends object>(part: Part, kinds: Kinds<Part>, { at, say }: Saying): Part {
  const fields = part as Readonly<Record<string, unknown>>;
  const said = Object.entries<TextKind | undefined>(kinds).flatMap(([name, kind]) => {
    const text = fields[name];
    const isSaid = kind !== undefined && typeof text === 'string' && text.trim() !== '';
    return isSaid ? [[name, say({ kind, text, field: `${at}.${name}` })] as const] : [];
  });
  return { ...part, ...Object.fromEntries(said) };
}
