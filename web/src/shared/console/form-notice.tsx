import type { ReactNode } from 'react';
import './form-notice.css';

export type FormNoticeProps = {
  /** The name of the decision: "You have a draft". */
  label: string;
  children: ReactNode;
  /** The buttons to choose from. */
  buttons: ReactNode;
};

/** A notice that staff should read before they edit the form, with buttons. */
export function FormNotice({ label, children, buttons }: FormNoticeProps) {
  return (
    <div data-slot="form-notice" role="group" aria-label={label}>
      <p role="status">{children}</p>
      <div data-part="buttons">{buttons}</div>
    </div>
  );
}
