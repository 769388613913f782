import type { ComponentProps } from 'react';

/** `primary` is the main action of a page, `ink` is the second most important one, `quiet` is any other. */
export type ButtonKind = 'primary' | 'ink' | 'quiet';

export type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind };

/** A button that submits a form only with `type="submit"`. */
export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button data-slot="button" data-kind={kind} type={type} {...rest} />;
}
