import * as phrases from '#phrases/content/family/sections.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Plain rich text, such as privacy and terms. */
export function TextSection({ title, body }: { title: string; body: string }) {
  return (
    <SectionFrame title={title} fallbackLabel={phrases.text} plain>
      <RichText html={body} />
    </SectionFrame>
  );
}
