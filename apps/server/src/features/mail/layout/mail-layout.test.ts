import { describe, expect, it } from 'vitest';

import { button, facts, note, paragraph } from './mail-blocks.ts';
import { composeMail } from './mail-layout.ts';

const site = {
  name: 'Our Convention',
  url: 'https://convention.example.org',
  support: { email: 'help@example.org', phone: '+1 407 555 0100' },
  convention: {
    name: 'Our Convention 2027',
    startDate: '2027-07-22',
    endDate: '2027-07-25',
    location: 'Orlando, Florida',
  },
};
const hostile = `<img src=x onerror=alert(1)> & "Tom" 'n' Jerry`;

describe('a composed mail', () => {
  const mail = composeMail({
    site: { ...site, name: hostile },
    subject: hostile,
    greeting: `Dear ${hostile},`,
    blocks: [
      paragraph(`${hostile}\nsecond line`),
      facts(['Number', hostile], ['Missing', null], ['Empty', '']),
      button(hostile, 'https://example.org/a?b=1&c=2'),
      note('മലയാളം'),
    ],
  });

  it('shows what people typed as text', () => {
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Tom&quot;');
    expect(mail.html).toContain('second line');
  });

  it('has the same content as plain text, with links written out', () => {
    expect(mail.text).toContain(`${hostile}\nsecond line`);
    expect(mail.text).toContain(`Number: ${hostile}`);
    expect(mail.text).toContain('https://example.org/a?b=1&c=2');
    expect(mail.text).toContain('മലയാളം');
    expect(mail.text).not.toContain('Missing');
  });

  it('ends with the days and the place of the convention, and whom to ask', () => {
    for (const said of [mail.html, mail.text]) {
      expect(said).toContain('Our Convention 2027 · July 22–25, 2027 · Orlando, Florida');
      expect(said).toContain('Questions? Write to help@example.org or call +1 407 555 0100.');
    }
  });

  it('has only an address where nobody answers calls, and no days while no convention is open', () => {
    const { text } = composeMail({
      site: { name: site.name, url: site.url, support: { email: 'help@example.org', phone: '' } },
      subject: 's',
      greeting: 'g',
      blocks: [],
    });
    expect(text).toContain('Questions? Write to help@example.org.\n');
    expect(text).not.toMatch(/call|·/u);
  });

  it('has the lamp of the site as its mark, drawn without a picture or a sign that a font may lack, and not heard', () => {
    const [, mark = ''] = /<td aria-hidden="true"[^>]*>(.*?<\/table>)<\/td>/u.exec(mail.html) ?? [];
    expect(mark.match(/<div style="[^"]*background:#[0-9a-f]{6}/gu)).toHaveLength(4);
    expect(mark.replaceAll(/<[^>]*>/gu, '').replaceAll('&nbsp;', '')).toBe('');
  });

  it('loads no resources and contains no scripts', () => {
    expect(mail.html).not.toMatch(/<script|<link|url\(|\ssrc="/u);
  });

  it.each(['javascript:alert(1)', '/relative', 'https://example.org/"><script>'])(
    'refuses a link to %s',
    (url) => {
      expect(() => composeMail({ site, subject: 's', greeting: 'g', blocks: [button('b', url)] })).toThrow(
        TypeError,
      );
    },
  );
});
