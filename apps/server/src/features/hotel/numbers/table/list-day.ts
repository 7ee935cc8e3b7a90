const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as hotels write it, as `YYYY-MM-DD`: 22-Jul-27, Jul 22 2027, 2027-07-22, 07/22/2027, 22.07.2027. With slashes the
 * month comes first unless it cannot be one. Nothing for what is no day.
 */
export function parseListDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/u.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named = /(\d{1,2})[ .-]*([a-z]{3})[a-z]*[ .,-]*(\d{4}|\d{2})\b/iu.exec(text);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const monthFirst = /\b([a-z]{3})[a-z]*[ .-]*(\d{1,2})[ .,-]+(\d{4}|\d{2})\b/iu.exec(text);
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const numeric = /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/u.exec(text);
  if (!numeric) return undefined;
  const [, first, separator, second, year] = numeric;
  const isDayFirst = separator === '.' || Number(first) > 12;
  return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
}

const monthOf = (name = '') => String(months.indexOf(name.toLowerCase()) + 1);

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
