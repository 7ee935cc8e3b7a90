/**
 * The texts of the demo's packages and add-ons in Malayalam, by their English words. Nobody who grew up with Malayalam has
 * checked them yet.
 */
const texts: Readonly<Record<string, string>> = {
  'GOLD FAMILY': 'ഗോൾഡ് കുടുംബം',
  'A two-room suite for three generations': 'മൂന്നു തലമുറയ്ക്ക് രണ്ടു മുറികളുള്ള സ്യൂട്ട്',
  'Three nights at the convention hotel': 'കൺവെൻഷൻ ഹോട്ടലിൽ മൂന്നു രാത്രി',
  'All meals from Thursday dinner to Sunday lunch': 'വ്യാഴാഴ്ച അത്താഴം മുതൽ ഞായറാഴ്ച ഉച്ചഭക്ഷണം വരെ എല്ലാ ഭക്ഷണവും',
  'Reserved seats at the inauguration': 'ഉദ്ഘാടനത്തിന് മാറ്റിവെച്ച ഇരിപ്പിടങ്ങൾ',
  'Family photograph': 'കുടുംബ ഫോട്ടോ',
  'Banquet for everyone': 'എല്ലാവർക്കും ബാങ്ക്വറ്റ് വിരുന്ന്',
  'Early-bird price': 'Early bird വില',
  'SILVER FAMILY': 'സിൽവർ കുടുംബം',
  'One room with two queen beds for parents and children': 'മാതാപിതാക്കൾക്കും മക്കൾക്കും രണ്ടു ക്വീൻ കട്ടിലുള്ള ഒരു മുറി',
  'PLATINUM FAMILY': 'പ്ലാറ്റിനം കുടുംബം',
  'Two connecting rooms on the quiet side of the hotel': 'ഹോട്ടലിന്റെ ശാന്തമായ വശത്ത് ഇടവാതിലുള്ള രണ്ടു മുറികൾ',
  'Front rows at every stage show': 'എല്ലാ സ്റ്റേജ് പരിപാടികൾക്കും മുൻനിരയിൽ ഇരിപ്പിടം',
  'DIAMOND FAMILY': 'ഡയമണ്ട് കുടുംബം',
  'A lakeside suite with a balcony (only a few available)': 'ബാൽക്കണിയുള്ള, തടാകക്കരയിലെ സ്യൂട്ട് (കുറച്ചെണ്ണം മാത്രം)',
  'Breakfast on the balcony': 'ബാൽക്കണിയിൽ പ്രഭാതഭക്ഷണം',
  'Late check-out on Sunday': 'ഞായറാഴ്ച വൈകി മുറി ഒഴിഞ്ഞാൽ മതി',
  THARAVADU: 'തറവാട്',
  'Three connecting rooms for grandparents, parents and cousins together':
    'മുത്തശ്ശീമുത്തശ്ശന്മാർക്കും മാതാപിതാക്കൾക്കും കസിൻസിനും ഒരുമിച്ച്, ഇടവാതിലുള്ള മൂന്നു മുറികൾ',
  'A table of your own at the banquet': 'ബാങ്ക്വറ്റ് വിരുന്നിൽ നിങ്ങൾക്കു മാത്രമായി ഒരു മേശ',
  COUPLE: 'ദമ്പതികൾ',
  'One room with a king bed for two': 'രണ്ടു പേർക്ക് കിങ് കട്ടിലുള്ള ഒരു മുറി',
  'Banquet for two': 'രണ്ടു പേർക്ക് ബാങ്ക്വറ്റ് വിരുന്ന്',
  'SINGLE REGISTRATION': 'ഒരാൾക്കുള്ള രജിസ്ട്രേഷൻ',
  'For one person, in a room shared by two': 'ഒരാൾക്ക്, രണ്ടു പേർ പങ്കിടുന്ന മുറിയിൽ',
  Banquet: 'ബാങ്ക്വറ്റ് വിരുന്ന്',
  'SENIOR CITIZEN': 'മുതിർന്ന പൗരൻ',
  'For one guest aged 65+, near the elevators': '65 വയസ്സോ അതിൽ കൂടുതലോ ഉള്ള ഒരാൾക്ക്, ലിഫ്റ്റിനടുത്ത്',
  'Help with luggage': 'പെട്ടികൾ എടുക്കാൻ സഹായം',
  'Reserved seats in the hall': 'ഹാളിൽ മാറ്റിവെച്ച ഇരിപ്പിടങ്ങൾ',
  'YOUTH GROUP': 'യുവജനസംഘം',
  'One room for three or four young people': 'മൂന്നോ നാലോ ചെറുപ്പക്കാർക്ക് ഒരു മുറി',
  'Youth night on Friday': 'വെള്ളിയാഴ്ച യൂത്ത് നൈറ്റ്',
  'DAY VISITORS': 'ഒരു ദിവസത്തെ സന്ദർശകർ',
  'Saturday only, no room, up to 5 people': 'ശനിയാഴ്ച മാത്രം, മുറിയില്ല, 5 പേർ വരെ',
  'Lunch and dinner on Saturday': 'ശനിയാഴ്ച ഉച്ചഭക്ഷണവും അത്താഴവും',
  'All stage shows of the day': 'അന്നത്തെ എല്ലാ സ്റ്റേജ് പരിപാടികളും',
  'CLERGY AND RELIGIOUS': 'വൈദികരും സന്യസ്തരും',
  'Guests of the community. Each registration is confirmed by the officers.':
    'സമൂഹത്തിന്റെ അതിഥികൾ. ഓരോ രജിസ്ട്രേഷനും ഭാരവാഹികൾ ഉറപ്പാക്കും.',

  'Airport shuttle': 'എയർപോർട്ട് ഷട്ടിൽ',
  'From Orlando International to the hotel on Thursday and back on Sunday, for the whole family':
    'വ്യാഴാഴ്ച ഒർലാൻഡോ ഇന്റർനാഷണൽ എയർപോർട്ടിൽനിന്ന് ഹോട്ടലിലേക്കും ഞായറാഴ്ച തിരിച്ചും, കുടുംബത്തിനു മുഴുവൻ',
  'Theme park day': 'തീം പാർക്കിൽ ഒരു ദിവസം',
  'A day out on Friday by coach, with lunch. Children are 3 to 11 years old':
    'വെള്ളിയാഴ്ച ബസിൽ ഒരു ദിവസത്തെ യാത്ര, ഉച്ചഭക്ഷണം ഉൾപ്പെടെ. 3 മുതൽ 11 വയസ്സു വരെയുള്ളവരാണ് കുട്ടികൾ',
  'Banquet table': 'ബാങ്ക്വറ്റ് മേശ',
  'A table of your own for eight at the Saturday banquet':
    'ശനിയാഴ്ചത്തെ ബാങ്ക്വറ്റ് വിരുന്നിൽ എട്ടു പേർക്ക് നിങ്ങൾക്കു മാത്രമായി ഒരു മേശ',
  'Garden side': 'പൂന്തോട്ടത്തിന്റെ വശം',
  'Stage side': 'സ്റ്റേജിന്റെ വശം',
  'Convention jersey': 'കൺവെൻഷൻ ജേഴ്സി',
  'In temple green with a gold border; choose how many of each size':
    'സ്വർണക്കരയുള്ള പച്ച നിറത്തിൽ; ഓരോ അളവിലും എത്രയെണ്ണം വേണമെന്ന് തിരഞ്ഞെടുക്കുക',
  Children: 'കുട്ടികൾ',
  Small: 'ചെറുത്',
  Medium: 'ഇടത്തരം',
  Large: 'വലുത്',
  'Extra large': 'വളരെ വലുത്',
  'Souvenir book': 'സുവനീർ',
  'Families, stories and photographs in 160 pages, waiting at the registration desk':
    'കുടുംബങ്ങളും കഥകളും ഫോട്ടോകളും 160 പേജിൽ; രജിസ്ട്രേഷൻ ഡെസ്കിൽനിന്ന് വാങ്ങാം',
  Copies: 'എണ്ണം',
  'Golf outing': 'ഗോൾഫ് കളി',
  'Nine holes on Friday morning, clubs included': 'വെള്ളിയാഴ്ച രാവിലെ ഒൻപതു ഹോൾ, ക്ലബ്ബുകൾ ഉൾപ്പെടെ',
  Players: 'കളിക്കാർ',
  'Youth night': 'യൂത്ത് നൈറ്റ്',
  'Music, games and supper by the lake on Friday, 13 years and over':
    'വെള്ളിയാഴ്ച തടാകക്കരയിൽ പാട്ടും കളികളും അത്താഴവും, 13 വയസ്സു മുതൽ',
  Tickets: 'ടിക്കറ്റുകൾ',
  'Late check-out': 'വൈകി മുറി ഒഴിയൽ',
  'Keep the room until 4 pm on Sunday': 'ഞായറാഴ്ച വൈകിട്ട് 4 മണി വരെ മുറി ഉപയോഗിക്കാം',
};

/** The translations of a convention of the demo: its name, and what it offers. */
export function demoTranslations(name: string): { en: string; ml: string }[] {
  const named = { en: name, ml: name.replace('Sangamam', 'സംഗമം') };
  return [named, ...Object.entries(texts).map(([en, ml]) => ({ en, ml }))];
}
