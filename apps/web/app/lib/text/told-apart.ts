/** The names, each once: one that stands there again gets a number, as in "Firefox on Windows (2)". */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  const met = new Set<string>();
  return names.map((name) => {
    if (!met.has(name)) {
      met.add(name);
      return name;
    }
    let number = 2;
    while (taken.has(`${name} (${number})`)) number += 1;
    const numbered = `${name} (${number})`;
    taken.add(numbered);
    return numbered;
  });
}
