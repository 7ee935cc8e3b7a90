const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A calendar date in prose: `July 16, 2027`. */
export function formatDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** A range of days: `July 16–19, 2027`, `June 30 – July 3, 2027`. */
export function formatDateRange(from: string, to: string): string {
  const [year, month, day] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  if (from === to) return formatDate(from);
  if (year !== toYear) return `${formatDate(from)} – ${formatDate(to)}`;
  if (month !== toMonth) return `${months[month - 1]} ${day} – ${months[toMonth - 1]} ${toDay}, ${year}`;
  return `${months[month - 1]} ${day}–${toDay}, ${year}`;
}

function parts(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}
