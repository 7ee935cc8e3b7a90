import { type Drawing, type Fragment } from './drawing.ts';
import { ink } from './palette.ts';
import { hairColours, skinColours } from './people.ts';

/** The appearance of a committee member. */
export interface Face {
  style: 'short' | 'bun' | 'long' | 'bald' | 'veil';
  hair: 0 | 1 | 2 | 3 | 4;
  skin: 0 | 1 | 2 | 3 | 4;
  cloth: string;
  backdrop: string;
  glasses?: boolean;
  moustache?: boolean;
  beard?: boolean;
}

const size = 480;

/** A portrait in paper-cut style: head and shoulders in front of a disc with a gold rim. */
export function portrait(face: Face): Drawing {
  const { cloth, backdrop } = face;
  const skin = skinColours[face.skin];
  return {
    width: size,
    height: size,
    content: `<rect width="480" height="480" fill="${backdrop}"/><circle cx="240" cy="226" r="188" fill="#fff8e4" opacity=".34"/><circle cx="240" cy="226" r="188" fill="none" stroke="${ink.gold}" stroke-width="5" opacity=".8"/>
${behindHead(face)}<path d="M50 480C56 384 124 344 204 334H276C356 344 424 384 430 480Z" fill="${cloth}"/><path d="M204 334C216 372 264 372 276 334L268 290H212Z" fill="${skin}"/><path d="M212 308C230 326 250 326 268 308L270 322C250 342 230 342 210 322Z" fill="#000" opacity=".16"/>
<path d="M204 334C216 380 264 380 276 334" fill="none" stroke="${ink.gold}" stroke-width="8"/><path d="M128 362C170 400 190 440 196 480" fill="none" stroke="${ink.gold}" stroke-width="${face.style === 'short' || face.style === 'bald' ? 0 : 14}"/>
<path d="M162 196C162 118 198 92 240 92S318 118 318 196C318 268 284 318 240 318S162 268 162 196Z" fill="${skin}"/><path d="M153 204C146 190 156 180 164 190V226C158 226 154 216 153 204ZM327 204C334 190 324 180 316 190V226C322 226 326 216 327 204Z" fill="${skin}"/>
${features(face)}${onHead(face)}`,
  };
}

function features({ hair, glasses = false, moustache = false, beard = false }: Face): Fragment {
  const tone = hairColours[hair];
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="202" rx="8" ry="9" fill="#1b1512"/><circle cx="${x + 3}" cy="199" r="2.5" fill="#fff"/>`;
  const brow = (x: number) =>
    `<path d="M${x - 20} 180C${x - 10} 170 ${x + 10} 170 ${x + 20} 178" fill="none" stroke="${tone}" stroke-width="7" stroke-linecap="round"/>`;
  const lens = (x: number) =>
    `<rect x="${x - 28}" y="182" width="56" height="42" rx="18" fill="#fff" fill-opacity=".18" stroke="#2a211b" stroke-width="5"/>`;
  return [
    eye(206),
    eye(274),
    brow(206),
    brow(274),
    '<path d="M240 204C236 226 232 236 238 242H248" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5" stroke-linecap="round"/>',
    beard
      ? `<path d="M164 222C168 300 200 330 240 330S312 300 316 222C308 262 288 262 262 256H218C192 262 172 262 164 222Z" fill="${tone}"/>`
      : '',
    moustache
      ? `<path d="M204 262C218 246 236 246 240 254C244 246 262 246 276 262C262 266 248 264 240 260C232 264 218 266 204 262Z" fill="${tone}"/>`
      : '',
    '<path d="M214 274C228 288 252 288 266 274" fill="none" stroke="#5a1e16" stroke-width="7" stroke-linecap="round"/>',
    glasses ? `${lens(206)}${lens(274)}<path d="M234 200H246" stroke="#2a211b" stroke-width="5"/>` : '',
  ].join('');
}

/** The part of the hair behind the face. */
function behindHead({ style, hair, cloth }: Face): Fragment {
  switch (style) {
    case 'long':
      return `<path d="M140 210C130 70 350 70 340 210C344 290 352 330 338 372H142C128 330 136 290 140 210Z" fill="${hairColours[hair]}"/>`;
    case 'bun':
      return `<circle cx="240" cy="84" r="44" fill="${hairColours[hair]}"/><path d="M148 214C140 84 340 84 332 214C330 250 320 262 312 268H168C160 262 150 250 148 214Z" fill="${hairColours[hair]}"/>`;
    case 'veil':
      return `<path d="M128 230C110 50 370 50 352 230C352 300 376 360 392 420H88C104 360 128 300 128 230Z" fill="${cloth}"/>`;
    case 'short':
    case 'bald':
      return '';
  }
}

/** The part of the hair in front of the face. */
function onHead({ style, hair, cloth }: Face): Fragment {
  const tone = hairColours[hair];
  switch (style) {
    case 'short':
      return `<path d="M154 196C140 96 196 70 244 72C300 74 340 108 326 196C320 160 304 146 286 136C252 148 206 146 182 138C168 150 160 168 154 196Z" fill="${tone}"/>`;
    case 'bald':
      return `<path d="M158 200C150 172 154 150 166 138C166 160 166 176 168 196ZM322 200C330 172 326 150 314 138C314 160 314 176 312 196Z" fill="${tone}"/><ellipse cx="216" cy="118" rx="34" ry="13" fill="#fff" opacity=".2" transform="rotate(-16 216 118)"/>`;
    case 'long':
    case 'bun':
      return `<path d="M158 204C148 110 208 84 240 92C272 84 332 110 322 204C314 150 278 128 240 118C202 128 166 150 158 204Z" fill="${tone}"/><path d="M240 92V120" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`;
    case 'veil':
      return `<path d="M154 216C140 104 204 74 240 76C276 74 340 104 326 216C318 150 284 116 240 112C196 116 162 150 154 216Z" fill="${cloth}"/><path d="M154 216C162 150 196 116 240 112S318 150 326 216" fill="none" stroke="${ink.gold}" stroke-width="8"/>`;
  }
}
