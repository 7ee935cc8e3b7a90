const rules = new Intl.PluralRules('en');

/** The form of a phrase that a count asks for, as the language's own rules say; `other` where a form is not given. */
export function plural(
  count: number,
  { other, ...forms }: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[rules.select(count) as Exclude<Intl.LDMLPluralRule, 'other'>] ?? other;
}
