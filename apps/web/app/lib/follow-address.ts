/**
 * Follows an address as if a link to it had been tapped. Safari on phones opens files only in this way after a request,
 * never a blob that is saved.
 */
export function followAddress(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url });
  document.body.append(link);
  link.click();
  link.remove();
}
