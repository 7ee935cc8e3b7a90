import { EmailText, SentenceWithEmail } from '#web/ui/primitives/email-text/email-text.tsx';
import {
  Button,
  DocumentLinkButton,
  IconButton,
  LinkButton,
  type ButtonVariant,
} from '#web/ui/primitives/button/button.tsx';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { OnGreen, Part, State } from '../part.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'muted', 'danger'];

/** What does something, or leads somewhere. */
export function Actions() {
  return (
    <Part name="actions">
      {({ act, longAct, other, email, sentence }) => (
        <>
          {variants.map((variant) => (
            <Stack key={variant} gap="sm">
              <Row>
                <State name={variant}>
                  <Button variant={variant}>{act}</Button>
                </State>
                <State name="hover" force="hover">
                  <Button variant={variant}>{act}</Button>
                </State>
                <State name="focus" force="focus">
                  <Button variant={variant}>{act}</Button>
                </State>
                <State name="pressed" force="active">
                  <Button variant={variant}>{act}</Button>
                </State>
              </Row>
              <Row>
                <State name="disabled">
                  <Button variant={variant} disabled>
                    {act}
                  </Button>
                </State>
                <State name="idle">
                  <Button variant={variant} idle>
                    {act}
                  </Button>
                </State>
                <State name="busy">
                  <Button variant={variant} loading>
                    {act}
                  </Button>
                </State>
                <State name="small">
                  <Button variant={variant} size="sm">
                    {act}
                  </Button>
                </State>
                <State name="large">
                  <Button variant={variant} size="lg" iconAfter="arrowRight">
                    {act}
                  </Button>
                </State>
              </Row>
            </Stack>
          ))}
          <OnGreen>
            <Row>
              <Button variant="on-green">{act}</Button>
              <LinkButton variant="on-green" to="/dev/kit" icon="arrowLeft">
                {other}
              </LinkButton>
            </Row>
          </OnGreen>
          <State name="long">
            <Button icon="check">{longAct}</Button>
          </State>
          <State name="whole width">
            <Button fullWidth variant="secondary">
              {act}
            </Button>
          </State>
          <Row>
            <LinkButton to="/dev/kit" variant="secondary" iconAfter="external">
              {other}
            </LinkButton>
            <DocumentLinkButton href="/dev/kit" variant="muted">
              {other}
            </DocumentLinkButton>
            <IconButton icon="close" label={other} />
            <State name="hover" force="hover">
              <IconButton icon="menu" label={other} />
            </State>
            <State name="focus" force="focus">
              <IconButton icon="calendar" label={other} />
            </State>
            <IconButton icon="minus" label={other} disabled />
            <span>
              $1,250 <CopyButton value="1250" label={act} />
            </span>
          </Row>
          <p>
            <a href="/dev/kit">{sentence}</a> <CountLink count={412} to="/dev/kit" what={sentence} /> ·{' '}
            <CountLink count={0} to="/dev/kit" what={sentence} />
          </p>
          <p>
            <EmailText email={email} />
          </p>
          <p>
            <SentenceWithEmail sentence={`${sentence} ${email}`} email={email} />
          </p>
        </>
      )}
    </Part>
  );
}
