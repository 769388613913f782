import type { ButtonKind } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

export type LinkButtonProps = LinkProps & { kind?: ButtonKind };

/** A link that looks like a button. It leads to a page of the site and has no other effect. */
export function LinkButton({ kind = 'primary', ...rest }: LinkButtonProps) {
  return <Link data-slot="button" data-kind={kind} {...rest} />;
}
