import * as phrases from '#phrases/addons/addons-form.ts';

/** The display name of an add-on key; labels from the catalogue are used as they are. */
export function keyName(key: string): string {
  return names[key] ?? key;
}

const names: Readonly<Record<string, string>> = {
  Yes: '',
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};
