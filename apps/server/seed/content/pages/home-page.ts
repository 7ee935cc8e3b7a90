import type { Library } from '../library.ts';
import type { SeedPage } from '../page-writer.ts';

/** What the home page says about the open convention. */
export interface NextConvention {
  name: string;
  startDate: string;
}

const slide = {
  hasEarlyBirdImage: false,
  hasButton: false,
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '',
  buttonText: '',
};

const malayalam = {
  Welcome: 'സ്വാഗതം',
  'Four days, one family': 'നാലു ദിവസം, ഒരു കുടുംബം',
  'Early-bird prices: register before they go up': 'കുറഞ്ഞ നിരക്ക്: വില കൂടുന്നതിനു മുമ്പ് രജിസ്റ്റർ ചെയ്യുക',
  'Register Now': 'ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യുക',
  'See the programme': 'പരിപാടികൾ കാണുക',
  'See the list': 'പട്ടിക കാണുക',
  'Scenes you will know': 'പരിചിതമായ കാഴ്ചകൾ',
  Videos: 'വീഡിയോകൾ',
  'Lighting the lamp on the opening evening': 'ഉദ്ഘാടന സന്ധ്യയിൽ വിളക്കു തെളിയിക്കുന്നു',
};

/** The home page: three slides, a welcome text, pictures and films. */
export function homePage(
  { banners, phoneBanners, welcome: [welcome = ''], gallery, films }: Library,
  { name }: NextConvention,
): SeedPage {
  const [boats = '', feast = '', city = ''] = banners;
  const [boatsOnPhones, feastOnPhones, cityOnPhones] = phoneBanners;
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
            phoneBackgroundUrl: boatsOnPhones,
            bannerHeading1: 'Four days, one family',
            bannerHeading2: `${name}: register your whole family at once`,
            hasEarlyBirdImage: true,
            earlyBirdText: 'Early-bird prices: register before they go up',
            hasButton: true,
            buttonUrl: '/register',
          },
          {
            ...slide,
            backgroundUrl: feast,
            phoneBackgroundUrl: feastOnPhones,
            bannerHeading1: 'Umbrellas, drums and a hundred lamps',
            bannerHeading2: 'The opening evening begins on Thursday at six',
            hasButton: true,
            buttonUrl: '/programme',
            buttonText: 'See the programme',
          },
          {
            ...slide,
            backgroundUrl: city,
            phoneBackgroundUrl: cityOnPhones,
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
        sectionTitle: 'Why we gather',
        description: {
          imageUrl: welcome,
          outwardText:
            '<p>Every other year our families in the United States and Canada leave their cities for four days and live under one roof. There is prayer and dance, a feast on banana leaves, cousins meeting for the first time, and time with the elders who remember how it all began.</p>',
          hiddenText1:
            '<p>We come from parishes around Kottayam, and now live in more than thirty cities. What our grandparents carried here, the songs, the dances and the table with room for one more, we hand on best when we are together.</p>',
          hiddenText2:
            '<p>One package covers rooms, meals and seats for the whole family. You can add an airport transfer, your own table at the banquet or a day at the park. A registrar reviews each registration, usually within a few days; then you pay by Zelle or check.</p>',
        },
      },
      {
        sectionType: 'CAROUSEL',
        sectionTitle: 'Scenes you will know',
        carousel: { contentType: 'IMAGE', contentUrl: gallery },
      },
      {
        sectionType: 'CAROUSEL',
        sectionTitle: 'Videos',
        carousel: { contentType: 'VIDEO', contentUrl: films },
      },
    ],
    malayalam,
  };
}
