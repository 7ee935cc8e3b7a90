import { Facts } from '#web/ui/data/facts/facts.tsx';
import {
  Glance,
  GlanceActions,
  GlanceSection,
  StatusSummary,
  TypedText,
} from '#web/ui/data/glance/glance.tsx';
import { Plot } from '#web/ui/data/plot/plot.tsx';
import type { PlotData } from '#web/ui/data/plot/plot-data.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { Part } from '../part.tsx';
import type { Words } from '../words.ts';

const plotOf = ({ label, title, other }: Words): PlotData => ({
  series: [
    { key: 'first', name: title },
    { key: 'second', name: other },
  ],
  points: [3, 8, 5, 12, 9, 4, 0].map((value, index) => ({
    key: String(index),
    label: `${label} ${index + 1}`,
    values: [value, Math.max(0, 9 - value)],
  })),
  line: { name: label, value: 14 },
  format: String,
});

/** One record, what happened to it, and numbers as plots. */
export function Records() {
  return (
    <Part name="records" whole>
      {(words) => <RecordsIn words={words} />}
    </Part>
  );
}

function RecordsIn({ words }: { words: Words }) {
  const { title, longTitle, label, longLabel, name, email, sentence, paragraph, status, act, other } = words;
  const data = plotOf(words);
  return (
    <Page title={title}>
      <Glance
        main={
          <GlanceSection
            title={longTitle}
            action={
              <Button size="sm" variant="muted">
                {act}
              </Button>
            }
          >
            <Facts
              facts={[
                { name: label, value: name },
                { name: longLabel, value: email },
                { name: other, value: '' },
              ]}
            />
            <WordList
              words={[
                { label, text: sentence },
                { label: title, text: paragraph },
              ]}
            />
            <TypedText>{`${sentence}\n${paragraph}`}</TypedText>
          </GlanceSection>
        }
        decide={
          <GlanceSection title={title}>
            <StatusSummary
              facts={[
                [
                  label,
                  <StatusBadge key="status" tone="waiting">
                    {status}
                  </StatusBadge>,
                ],
                [title, '$1,250'],
              ]}
            />
            <GlanceActions>
              <Button>{act}</Button>
              <Button variant="secondary">{other}</Button>
            </GlanceActions>
          </GlanceSection>
        }
        log={
          <GlanceSection title={title}>
            <Timeline
              entries={[
                { id: '1', what: sentence, when: '07-23-2027, 9:15 AM', why: paragraph },
                {
                  id: '2',
                  what: act,
                  when: '07-22-2027, 9:15 AM',
                  changes: [{ name: label, before: name, after: email }],
                },
              ]}
            />
          </GlanceSection>
        }
      />
      <Plot title={title} sliderLabel={label} data={data} empty={sentence} fileName="bars" table={label} />
      <Plot title={title} sliderLabel={label} data={data} kind="lines" empty={sentence} fileName="lines" />
      <Plot
        title={title}
        sliderLabel={label}
        data={{ ...data, series: data.series.slice(0, 1) }}
        kind="rows"
        empty={sentence}
        fileName="rows"
      />
      <Plot
        title={title}
        sliderLabel={label}
        data={{ ...data, points: [] }}
        empty={sentence}
        fileName="none"
      />
    </Page>
  );
}
