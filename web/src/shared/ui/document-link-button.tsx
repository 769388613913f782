import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';

export type DocumentLinkButtonProps = ComponentProps<'a'> & { kind?: ButtonKind };

/** The same as a `LinkButton`, for another document: off the site, or a page that has to be loaded anew. */
export function DocumentLinkButton({
  kind = 'primary',
  children,
  ...rest
}: DocumentLinkButtonProps) {
  return (
    <a data-slot="button" data-kind={kind} {...rest}>
      {children}
    </a>
  );
}
