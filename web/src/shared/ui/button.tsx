import type { ComponentProps } from 'react';

/** `primary` is the one thing to do here (manjano), `ink` a firm second, `quiet` everything else. */
export type ButtonKind = 'primary' | 'ink' | 'quiet';

export type ButtonProps = ComponentProps<'button'> & { kind?: ButtonKind };

/** A button that does not submit unless told to: `type="submit"`. */
export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button data-slot="button" data-kind={kind} type={type} {...rest} />;
}
