/** Given names, surnames and house names as they occur among the families; the common ones are common here, too. */
const common = (names: string, times: number) => Array.from({ length: times }, () => names.split(' ')).flat();

export const menNames = [
  ...common('Thomas Mathew Jacob Joseph John George Abraham', 5),
  ...common('Philip Alex Stephen James Joby Binu Saji Shaji Biju Jose Cyriac Kurian Simon Tomy Joy', 2),
  ...'Kevin Justin Jerin Nithin Ashwin Roshan Aby Bobby Dennis Emmanuel Francis Gigi Jimmy Kuruvilla Lijo Manoj Noel Ousepachan Prince Renny Sunny Titus Unni Vinu Wilson Xavier Zachariah Sebastian Benny Robin Jaison Anil Baiju Christopher Daniel Eldhose Geo'.split(
    ' ',
  ),
];
export const womenNames = [
  ...common('Mary Anna Elizabeth Susan Leela Annamma Aleyamma', 4),
  ...common('Sheela Jessy Mini Bindu Lissy Tessy Asha Anitha Rachel Sarah Rosamma Thresiamma', 2),
  ...'Neethu Priya Reena Sini Tintu Ancy Betty Celine Deepa Elsy Femi Grace Helen Jisha Kochurani Lovely Mercy Nisha Omana Pushpa Rani Sophia Theresa Veena Alphonsa Christina Dona Gracy Jincy Lincy Merin Nimmy Shiny Soumya'.split(
    ' ',
  ),
];
export const houses =
  'Puthenpurackal Vallathara Tharayil Kottoor Illickal Maliekal Mutholath Chirayil Kizhakkekara Padinjarekara Vadakkedath Thekkekara Poothrukayil Nedumchira Pullattu Kandarappallil Ozhukayil Karimpil Chamakalayil Edakkara Vattakunnel Moolayil Kalappura Manalel Parathottiyil Arackal Elavunkal Ottaplackal Vazhappilly Thottumkal Mylakkattu Kulangara Nellikunnel Paravelil Kaniyamparambil Thuruthuvelil Mampallil Cheruparambil Valiyaparambil Koithara'.split(
    ' ',
  );
export const strangers =
  'Patel Nguyen Garcia Smith Johnson Williams Brown Miller Davis Rodriguez Kim Chen Khan Singh Kowalski Olsen'.split(
    ' ',
  );
