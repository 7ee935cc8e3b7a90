import { createContext } from 'react';

/** A form in steps on phones, on one page elsewhere: hand it to `Form`, and its steps to `FormStep`. */
export interface FormSteps {
  current: number;
  count: number;
  /**
   * Takes a submit: `send` where everything may be sent, `shown` where it showed the next step instead, `wrong` where
   * the step has errors.
   */
  advance: () => Promise<'send' | 'shown' | 'wrong'>;
  /** Shows a step and leads to its heading. */
  show: (step: number) => void;
  /** Focuses a control, on whichever step it stands. */
  focus: (control: HTMLElement) => void;
}

/** The steps of the surrounding form, if it has any. */
export const FormStepsContext = createContext<FormSteps | null>(null);
