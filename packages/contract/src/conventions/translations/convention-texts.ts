import { addonKeys, declinedKey } from '../../orders/pricing/addon-lines.ts';
import type { CatalogueAddon, SelectedAddon } from '../addons/addon.ts';
import type { ConventionTranslation } from './convention-translations.ts';

/** The parts of a convention whose texts families read. */
export const textParts = ['CONVENTION', 'PACKAGE', 'ADDON'] as const;
export type TextPart = (typeof textParts)[number];

/** What a text is of its part. */
export const textFields = ['NAME', 'DESCRIPTION', 'BENEFIT', 'OFFER', 'OPTION'] as const;
export type TextField = (typeof textFields)[number];

/** A text of a convention in English, and where it stands. */
export interface PlacedText {
  part: TextPart;
  /** The id of the convention, package or add-on. */
  id: string;
  /** What that is called in English. */
  about: string;
  field: TextField;
  text: string;
}

/** What a text is replaced with; the text itself where it stays. */
export type Say = (text: string, field: TextField) => string;

interface WordedPackage {
  name: string;
  shortDescription: string;
  benefits: readonly string[];
  offers?: readonly { offerDescription: string }[];
}

/** A convention as its organiser has it, with what it offers in the order in which families see it. */
export interface WordedConvention {
  _id: string;
  name: string;
  packages: readonly (WordedPackage & { _id: string })[];
  addons: readonly {
    _id: string;
    title: string;
    shortDescription: string;
    options: readonly { key: string }[];
  }[];
}

/**
 * Every text of a convention that is to be translated, each once, in the order in which families read them. Names of people,
 * places, addresses, numbers and dates are no texts; questions have both languages of their own.
 */
export function textsOf(convention: WordedConvention): PlacedText[] {
  const texts = new Map<string, PlacedText>();
  const hear =
    (place: Pick<PlacedText, 'part' | 'id' | 'about'>): Say =>
    (text, field) => {
      if (text.trim() !== '' && !texts.has(text)) texts.set(text, { ...place, field, text });
      return text;
    };
  rewordConvention(convention, hear({ part: 'CONVENTION', id: convention._id, about: convention.name }));
  for (const one of convention.packages)
    rewordPackage(one, hear({ part: 'PACKAGE', id: one._id, about: one.name }));
  for (const one of convention.addons) {
    const say = hear({ part: 'ADDON', id: one._id, about: one.title });
    sayAddon(one, say);
    optionNames(
      one.options.map(({ key }) => key),
      say,
    );
  }
  return [...texts.values()];
}

/** Says a text by its translation, in English where it has none. */
export function sayBy(translations: readonly ConventionTranslation[]): Say {
  const known = new Map(translations.map(({ en, ml }) => [en, ml]));
  return (text) => known.get(text) ?? text;
}

export function rewordConvention<Convention extends { name: string }>(
  convention: Convention,
  say: Say,
): Convention {
  return { ...convention, name: say(convention.name, 'NAME') };
}

/** A package of the catalogue, or of an order, in other words. */
export function rewordPackage<Package extends WordedPackage>(one: Package, say: Say): Package {
  return {
    ...one,
    name: say(one.name, 'NAME'),
    shortDescription: say(one.shortDescription, 'DESCRIPTION'),
    benefits: one.benefits.map((benefit) => say(benefit, 'BENEFIT')),
    ...(one.offers && {
      offers: one.offers.map((offer) => ({
        ...offer,
        offerDescription: say(offer.offerDescription, 'OFFER'),
      })),
    }),
  };
}

/** An add-on of the catalogue in other words. Its options keep their keys, by which they are chosen, and get names. */
export function rewordAddon<Addon extends CatalogueAddon>(addon: Addon, say: Say): Addon {
  const names = optionNames([...addonKeys(addon).keys()], say);
  const isNamed = Object.keys(names).length > 0;
  return { ...addon, ...sayAddon(addon, say), ...(isNamed && { optionNames: names }) };
}

/** A chosen add-on in other words. */
export function rewordSelected(selected: SelectedAddon, say: Say): SelectedAddon {
  const { key } = selected.data;
  return {
    ...selected,
    title: say(selected.title, 'NAME'),
    ...nameOfOption(key, say),
  };
}

/** A line of an order in other words: the package or add-on, and the option that was chosen. */
export function rewordLine<Line extends { title: string; detail: string }>(line: Line, say: Say): Line {
  return { ...line, title: say(line.title, 'NAME'), detail: say(line.detail, 'OPTION') };
}

/** What the option with this key is called, where that is not its key. */
export function nameOfOption(key: string, say: Say): { optionName?: string } {
  const name = optionNames([key], say)[key];
  return name === undefined ? {} : { optionName: name };
}

/** The keys of options that are the same in every add-on, for which the pages have words of their own. */
const commonKeys: ReadonlySet<string> = new Set(['Yes', declinedKey, 'ADULT', 'CHILDREN']);

function optionNames(keys: readonly string[], say: Say): Record<string, string> {
  const named = keys
    .filter((key) => !commonKeys.has(key))
    .map((key) => [key, say(key, 'OPTION')] as const)
    .filter(([key, name]) => name !== key);
  return Object.fromEntries(named);
}

function sayAddon({ title, shortDescription }: { title: string; shortDescription: string }, say: Say) {
  return { title: say(title, 'NAME'), shortDescription: say(shortDescription, 'DESCRIPTION') };
}
