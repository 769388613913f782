import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';

export type DocumentLinkButtonProps = ComponentProps<'a'> & { kind?: ButtonKind };

/** Like a `LinkButton`, but for another document: a page outside the site, or a page that must be loaded again. */
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
