import type { ReactNode } from 'react';
import './form-notice.css';

export type FormNoticeProps = {
  /** What is to be decided before one goes on: "You have a draft". */
  label: string;
  children: ReactNode;
  /** What can be done about it. */
  buttons: ReactNode;
};

/** Something that whoever writes should know first, with the ways on. */
export function FormNotice({ label, children, buttons }: FormNoticeProps) {
  return (
    <div data-slot="form-notice" role="group" aria-label={label}>
      <p role="status">{children}</p>
      <div data-part="buttons">{buttons}</div>
    </div>
  );
}
