import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';

export type DocumentLinkButtonProps = ComponentProps<'a'> & { kind?: ButtonKind };

/** The same as a `LinkButton`, for another document: outside the site, or a page that must be loaded again. */
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
