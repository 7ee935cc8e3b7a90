/** Words that are guessed first, whatever digits and signs stand around them; the site's own name is the first guess here. */
const commonWords = new Set(
  `password passwort passw passwords mypassword welcome qwerty qwertyui qwertyuiop qwert azerty asdfgh asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc letmein iloveyou admin administrator abcd abcde abcdef abcdefg abcdefgh abc aaaa changeme
  monkey dragon football baseball basketball cricket sunshine princess superman batman spiderman pokemon starwars master
  shadow michael jordan charlie trustno whatever freedom hello login secret computer internet google facebook
  sangamam convention jesus jesuschrist blessed family summer winter spring autumn january february march april june july
  august september october november december monday friday`.split(/\s+/u),
);

/** Favourites that are spelled around a word too ordinary to forbid. */
const commonSpellings = new Set([
  'pass@123',
  'pass@1234',
  'test@123',
  'test@1234',
  'aa123456!',
  'aa@123456',
  '1qaz@wsx',
  '1qaz!qaz',
  'zaq!2wsx',
  'zaq1@wsx',
  'a1b2c3d4!',
  'p@55w0rd!',
  'user@123',
  'demo@123',
]);

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  $: 's',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '5': 's',
  '4': 'a',
};

/** True for the passwords that every attacker tries first. Such a password may still satisfy every rule about its make. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonSpellings.has(lower)) return true;
  const core = lower.replace(/^[^\p{L}@$]+/u, '').replace(/[^\p{L}]+$/u, '');
  const spelled = core.replaceAll(/[@0$31!54]/gu, (sign) => lookAlikes[sign] ?? sign);
  return [lettersOf(core), lettersOf(spelled), lettersOf(lower)].some((word) => commonWords.has(word));
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
