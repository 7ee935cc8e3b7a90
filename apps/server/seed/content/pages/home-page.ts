import type { Library } from '../library.ts';
import type { WrittenPage } from '../page-writer.ts';

/** What the home page tells of the convention that is open. */
export interface ComingConvention {
  name: string;
}

const slide = {
  hasEarlyBirdImage: false,
  hasButton: false,
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '',
  buttonText: '',
};

/** The way in: three slides, words of welcome, pictures and films. */
export function homePage(
  { banners, welcome: [welcome = ''], gallery, films }: Library,
  { name }: ComingConvention,
): WrittenPage {
  const [boats = '', feast = '', city = ''] = banners;
  return {
    title: '',
    description: '',
    shareImageUrl: boats,
    sections: [
      {
        sectionType: 'BANNER',
        sectionTitle: 'Welcome',
        banner: [
          {
            ...slide,
            backgroundUrl: boats,
            bannerHeading1: 'Four days, one family',
            bannerHeading2: `${name} in Orlando, Florida`,
            bannerHeading3: 'Register everybody at your table in one go',
            hasEarlyBirdImage: true,
            earlyBirdText: 'Early bird: book now, before the price goes up',
            hasButton: true,
            buttonUrl: '/register',
          },
          {
            ...slide,
            backgroundUrl: feast,
            bannerHeading1: 'Umbrellas, drums and a hundred lamps',
            bannerHeading2: 'The opening evening begins on Thursday at six',
            hasButton: true,
            buttonUrl: '/faq',
            buttonText: 'What to expect',
          },
          {
            ...slide,
            backgroundUrl: city,
            bannerHeading1: 'Grandparents, cousins, newborns',
            bannerHeading2: 'See who is coming from your local unit',
            hasButton: true,
            buttonUrl: '/convention-participants',
            buttonText: 'See the list',
          },
        ],
      },
      {
        sectionType: 'DESCRIPTION',
        sectionTitle: 'Where we come together',
        description: {
          imageUrl: welcome,
          outwardText:
            '<p>Every other year our families in the United States and Canada leave their cities for four days and live under one roof. There is prayer and dance, a feast on banana leaves, a room full of cousins who have not met yet, and time to sit down with those who remember how it all began.</p>',
          hiddenText1:
            '<p><strong>Thursday</strong> is for arriving: the desk opens at noon, the lamp is lit at six. <strong>Friday</strong> is a day out for the young, and for talk and song for everybody else. <strong>Saturday</strong> has the family photographs, the stage shows and the banquet. <strong>Sunday</strong> begins with Holy Qurbana and ends with the feast.</p>',
          hiddenText2:
            '<p>You book one package for the whole family: rooms, meals and seats are in it. Transport from the airport, a table of your own at the banquet or a day at the park can be added. A registrar looks at each registration, usually within a few days; then you pay by Zelle or by cheque.</p>',
        },
      },
      {
        sectionType: 'CAROUSEL',
        sectionTitle: 'What it is like',
        carousel: { contentType: 'IMAGE', contentUrl: gallery },
      },
      {
        sectionType: 'CAROUSEL',
        sectionTitle: 'In motion',
        carousel: { contentType: 'VIDEO', contentUrl: films },
      },
    ],
  };
}
