import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonKind } from './button.tsx';

export type LinkButtonProps = ComponentProps<typeof Link> & { kind?: ButtonKind };

/** A link that looks like a button: it goes somewhere (an absolute address too), it does nothing. */
export function LinkButton({ kind = 'primary', ...rest }: LinkButtonProps) {
  return <Link data-slot="button" data-kind={kind} {...rest} />;
}
