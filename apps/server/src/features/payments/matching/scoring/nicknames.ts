/** Names by which one person is known, as they occur among Malayali families in North America. Each row is one name. */
const rows: readonly string[] = [
  'thomas tom tommy tomy thoma thommen thommi',
  'mathew matthew mathews matt mathai mathen',
  'jacob jake chacko jacobkutty chackochan',
  'joseph joe joey ouseph jose joey kunjumon',
  'john johnny johny johnson yohannan lonappan',
  'george geo georgekutty varghese varkey',
  'abraham abe avira ittira abi',
  'philip philips phil pilipose',
  'alexander alex sandy chandy alexy',
  'stephen steve stephan esthappan steven',
  'michael mike mikey',
  'mary mariam mariamma mariakutty maria',
  'elizabeth liz lizzy eliza aleyamma aley beth betty elsy',
  'anna annie ann annamma anne',
  'susan susy sosamma susanna suzy',
  'rachel rahel',
  'sarah sara saramma',
  'catherine cathy kathy kate thresiamma',
  'theresa teresa tresa thresia tessy',
  'christopher chris',
  'christina tina chris',
  'benjamin ben benny',
  'daniel dan danny',
  'samuel sam samkutty',
  'james jim jimmy jimmi',
  'robert rob bob bobby',
  'william will bill',
  'antony anthony tony anto',
  'paul paulose poulose',
  'peter pathrose',
  'simon saimon shimon',
  'kurian cyriac kuriakose cyril',
  'sebastian seby devassia',
  'rebecca becky',
  'jessica jessy jessie',
  'nicholas nick nicky',
  'emmanuel manu',
];

const groups = new Map<string, Set<number>>();
rows.forEach((row, group) => {
  for (const name of row.split(' ')) groups.set(name, (groups.get(name) ?? new Set()).add(group));
});

const members = rows.map((row) => row.split(' '));

/** Other names of the same person; without `name` itself. */
export function nicknamesOf(name: string): string[] {
  return [...(groups.get(name) ?? [])]
    .flatMap((group) => members[group] ?? [])
    .filter((other) => other !== name);
}
