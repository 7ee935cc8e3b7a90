/**
 * Names as they are spelt among Malayali families in North America. Each row is one name: before the bar what people
 * write for the same name, after it further names of the same person, which banks print.
 */
const rows: readonly string[] = [
  'thomas tomas thommas thomaz tom tommy tomy | thoma thommen thommi',
  'mathew matthew mathews matthews mathwe matt | mathai mathen',
  'mathai mathayi matthai',
  'jacob jakob jacobe jake | chacko jacobkutty chackochan',
  'chacko chako chackko chaco',
  'joseph josef jose joe joey | ouseph kunjumon',
  'john jon johny johnny | johnson yohannan lonappan',
  'johnson jonson johnsen',
  'george jorge georg geo | georgekutty varghese varkey',
  'varghese verghese varughese varughis vargheese vargese varghis | george varkey',
  'abraham abram abrahm abrahim ebraham abe | avira ittira abi',
  'philip phillip philips phillips filip phil | pilipose',
  'pilipose philipose pheelipose',
  'alexander aleksander alexandar alex | sandy chandy alexy',
  'chandy chandi',
  'stephen steven stephan stephin steephen steve | esthappan',
  'michael micheal mikhael mike | mikey',
  'mary mery | mariam mariamma mariakutty maria',
  'maria mariya | mary',
  'mariamma mariyamma mariama',
  'elizabeth elisabeth elizebeth elisebeth eliza | liz lizzy aleyamma aley beth betty elsy',
  'aleyamma aleyama eliyamma eliamma',
  'anna ana | annie ann annamma anne',
  'ann anne an | anna annie annamma',
  'annamma annama',
  'susan suzan susen soosan | susy sosamma susanna suzy',
  'sosamma sossamma susamma soshamma',
  'rachel rachael racheal rahel',
  'sarah sara sera | saramma',
  'saramma sarama',
  'catherine katherine catharine katharine kathrine cathrine | cathy kathy kate thresiamma',
  'theresa teresa tresa thresia treesa theresia | tessy',
  'thresiamma tresiamma thressiamma',
  'christopher kristopher cristopher | chris',
  'christina kristina cristina | tina chris',
  'benjamin benjamen benyamin ben | benny',
  'daniel danial danniel dan | danny',
  'samuel samual sam | samkutty',
  'james jaimes jim | jimmy jimmi',
  'robert robart rob bob | bobby',
  'william wiliam will bill',
  'antony anthony antoni | tony anto',
  'paul pol | paulose poulose',
  'paulose poulose paulos',
  'peter petar | pathrose',
  'pathrose pathros patrose',
  'simon saimon shimon',
  'kurian kurien kuryan kuriyan kurrian curian curien | cyriac kuriakose cyril',
  'kuriakose kuryakose kuriakos curiakose',
  'cyriac siriac cyriack',
  'sebastian sebastin sebastine sebestian | seby devassia',
  'devassia devasia devasya',
  'rebecca rebekah rebeca | becky',
  'jessica jesica | jessy jessie',
  'jessy jessie jessi',
  'nicholas nicolas nikolas nick | nicky',
  'emmanuel emanuel immanuel | manu',
  'zachariah zacharia zachariya zacharias zakaria sakaria zakariya',
  'scaria skaria skariah scariah',
  'oommen ommen oomen umman oomman ummen',
  'cherian cheriyan cherien',
  'punnoose punnose ponnoose',
  'ninan nainan',
  'eapen eappen',
  'koshy koshi',
  'itty ittie',
  'isaac issac isac itzhak',
  'luke lukose lucose lukas lucas',
  'markose markos marcose',
  'thankachan thangachan',
  'susheela sushila suseela',
  'shiny shini',
  'shibu shiboo',
  'reena rina',
  'beena bina',
  'leena lina',
  'deepa dipa',
  'jaison jason jaisen',
  'joshy joshi',
  'sheeba shiba',
  'lizy lizzy lissy lissie',
];

interface Row {
  spellings: readonly string[];
  others: readonly string[];
}
const table: readonly Row[] = rows.map((row) => {
  const [spellings = '', others = ''] = row.split('|');
  return { spellings: wordsOf(spellings), others: wordsOf(others) };
});
function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

const bySpelling = new Map(table.flatMap((row) => row.spellings.map((word) => [word, row] as const)));

/** A typed word of this many letters stands for the listed names that begin with it. */
const fewestLetters = 4;

/** The words that were asked for last: a list of thousands of names is compared with the same few. */
const asked = new Map<string, readonly string[]>();
const mostAsked = 100;

/** Other spellings of the name that a folded word is, or, from four letters on, of each listed one that it begins. */
export function spellingsOf(word: string): readonly string[] {
  const known = asked.get(word);
  if (known) return known;
  if (asked.size >= mostAsked) asked.clear();
  const spellings = findSpellings(word);
  asked.set(word, spellings);
  return spellings;
}

function findSpellings(word: string): readonly string[] {
  const found =
    word.length < fewestLetters
      ? [bySpelling.get(word)]
      : [...bySpelling].filter(([spelling]) => spelling.startsWith(word)).map(([, row]) => row);
  const others = found.flatMap((row) => row?.spellings ?? []);
  return [...new Set(others)].filter((other) => !other.startsWith(word));
}

/** Every listed spelling with the first one of its name, for SQL. */
export const firstSpellings: readonly (readonly [string, string])[] = [...bySpelling].map(([word, row]) => [
  word,
  row.spellings[0] ?? word,
]);

const rowsOf = Map.groupBy(
  table.flatMap((row) => [...row.spellings, ...row.others].map((word) => ({ word, row }))),
  ({ word }) => word,
);

/** All names by which a person of this name is known, other spellings included; without the word itself. */
export function otherNamesOf(word: string): string[] {
  const found = (rowsOf.get(word) ?? []).flatMap(({ row }) => [...row.spellings, ...row.others]);
  return [...new Set(found)].filter((other) => other !== word);
}
