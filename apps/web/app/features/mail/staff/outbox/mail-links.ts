/** The URLs in the text of an email, without repetitions, in order. */
export function linksOf(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/gu) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)]+$/u, '')))];
}

/** True for a link that opens an account, whose token the outbox leaves out. */
export function isAccountLink(link: string): boolean {
  return /\/(set|reset)-password\/hidden-link$/u.test(link);
}
