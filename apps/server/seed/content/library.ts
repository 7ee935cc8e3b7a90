import type { Context } from '#server/db/context.ts';
import { addMedia, type Librarian } from '#server/features/content/media/add-media.ts';

import * as banners from './artwork/banners.ts';
import { paint, paintFrame, type Drawing } from './artwork/drawing.ts';
import { films, type Film } from './artwork/films.ts';
import { galleryPictures, welcomeDrawing } from './artwork/gallery.ts';
import { wayToTheHotel } from './artwork/map.ts';
import { portrait } from './artwork/portraits.ts';
import { webmOf } from './artwork/webm.ts';
import { committeeMembers } from './committee-members.ts';
import { packingList } from './packing-list.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** URLs of the files that the pages of the demo show, in the order of each shelf. */
export type Library = Record<
  'banners' | 'phoneBanners' | 'welcome' | 'gallery' | 'films' | 'portraits' | 'sheets' | 'maps',
  string[]
>;

/** A file to create in the library. */
interface Artwork {
  shelf: keyof Library;
  fileName: string;
  altText: string;
  make: () => Promise<Buffer>;
}

const msPerFrame = 200;

/** Renders the artwork and adds it to the library with the use case of editors' uploads. */
export async function seedLibrary(ctx: Context, editor: Librarian): Promise<Library> {
  const library: Library = {
    banners: [],
    phoneBanners: [],
    welcome: [],
    gallery: [],
    films: [],
    portraits: [],
    sheets: [],
    maps: [],
  };
  // Rendering runs ahead of storing.
  const painted = artworks().map(async ({ make, ...work }) => ({ ...work, bytes: await make() }));
  for (const work of painted) {
    const { shelf, ...file } = await work;
    library[shelf].push((await addMedia(ctx, editor, file)).url);
  }
  return library;
}

const bannerPictures = [
  {
    name: 'boats-at-sunrise',
    altText: 'Boats come in on the backwater at sunrise',
    drawing: banners.boatsAtSunrise,
  },
  {
    name: 'feast-in-the-evening',
    altText: 'Umbrellas and lamps before the church',
    drawing: banners.feastInTheEvening,
  },
  { name: 'family-in-the-city', altText: 'Three generations under a lamp', drawing: banners.familyInTheCity },
];

function artworks(): Artwork[] {
  return [
    ...bannerPictures.map(({ name, altText, drawing }) => picture('banners', name, altText, drawing)),
    ...bannerPictures.map(({ name, altText, drawing }) =>
      picture('phoneBanners', `${name}-phone`, altText, banners.forPhones(drawing)),
    ),
    picture('welcome', 'welcome', 'A family gathers around the brass lamp between two palms', welcomeDrawing),
    ...galleryPictures.map(({ name, altText, drawing }) => picture('gallery', name, altText, drawing)),
    picture(
      'maps',
      'way-to-the-hotel',
      'A sketch of the way: the hotel stands at the lake, north of Interstate 4; the airport is to the east',
      wayToTheHotel,
    ),
    ...films.map(filmFile),
    ...committeeMembers.map(({ name, face }) =>
      picture('portraits', name, `Portrait of ${name}, drawn`, portrait(face)),
    ),
    {
      shelf: 'sheets',
      fileName: 'what-to-bring.pdf',
      altText: 'What to bring: a sheet to tick off while packing',
      make: () => Promise.resolve(sheetPdf(packingList)),
    },
  ];
}

function picture(shelf: keyof Library, name: string, altText: string, drawing: Drawing): Artwork {
  return { shelf, fileName: `${name}.png`, altText, make: () => paint(drawing) };
}

function filmFile({ name, altText, frames, frameAt }: Film): Artwork {
  return {
    shelf: 'films',
    fileName: `${name}.webm`,
    altText,
    make: async () => {
      const moments = Array.from({ length: frames }, (_, index) => index / (frames - 1));
      const painted = await Promise.all(moments.map((moment) => paintFrame(frameAt(moment))));
      const { width, height } = frameAt(0);
      return webmOf(painted, { width, height, msPerFrame });
    },
  };
}
