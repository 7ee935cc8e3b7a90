import * as phrases from '#phrases/addons/addons-form.ts';

/** What people read for a key of an add-on; the catalogue's own labels as they are. */
export function keyName(key: string): string {
  return names[key] ?? key;
}

const names: Readonly<Record<string, string>> = {
  Yes: '',
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};
