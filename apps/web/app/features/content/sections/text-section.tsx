import { RichText } from '../rich-text/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Plain rich text, such as privacy and terms. */
export function TextSection({ title, body }: { title: string; body: string }) {
  return (
    <SectionFrame title={title} fallbackLabel="Text" plain>
      <RichText html={body} />
    </SectionFrame>
  );
}
