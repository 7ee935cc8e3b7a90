import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page, PageActions, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';
import { Stepper } from '#web/ui/layout/stepper/stepper.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Part } from '../part.tsx';

/** How a page is composed: its head, its content, its acts. */
export function Pages() {
  return (
    <Part name="pages" whole>
      {({ title, longTitle, sentence, paragraph, act, other, longAct, choices }) => (
        <>
          <Page
            title={title}
            intro={paragraph}
            above={<Breadcrumbs trail={[{ label: other, to: '/dev/kit' }, { label: title }]} />}
            ornament
          >
            <Card bordered>
              <p>{sentence}</p>
            </Card>
            <Card>
              <p>{paragraph}</p>
            </Card>
          </Page>
          <Page
            title={longTitle}
            narrow
            above={
              <Stepper
                label={title}
                current={1}
                steps={choices.map((choice) => ({ label: choice, to: '/dev/kit' }))}
              />
            }
            actions={
              <>
                <Button variant="secondary">{other}</Button>
                <Row end>
                  <Button>{act}</Button>
                </Row>
              </>
            }
          >
            <HeadingAction>
              <Button>{act}</Button>
            </HeadingAction>
            <Stack gap="sm">
              <p>{sentence}</p>
              <p>{paragraph}</p>
            </Stack>
            <PageActions main={<Button>{longAct}</Button>} beside="$1,250">
              <Button variant="secondary">{other}</Button>
            </PageActions>
          </Page>
          <Section title={title} intro={sentence}>
            <p>{paragraph}</p>
          </Section>
        </>
      )}
    </Part>
  );
}
