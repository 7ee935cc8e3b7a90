/** Width and margin of a saved image in CSS pixels. */
export const imageWidth = 960;
export const margin = 24;

/** An SVG element with its attributes. */
export function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const one = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  return one;
}

/** Writes texts into an image, in the colour and face of the page. */
export function writeText(image: SVGElement, { color, fontFamily }: CSSStyleDeclaration) {
  return (content: string, attributes: Record<string, string | number>) => {
    const one = svgElement('text', { fill: color, 'font-family': fontFamily, ...attributes });
    one.textContent = content;
    image.append(one);
  };
}

/** The first colour behind it that is not transparent. */
export function backgroundOf(start: Element): string {
  for (let one: Element | null = start; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return 'white';
}
