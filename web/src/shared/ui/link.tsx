import type { ComponentProps } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'preventScrollReset' | 'viewTransition'>;

/**
 * A link to another page of the site, followed without leaving the document. The router's own brings along what
 * fetches pages ahead in its framework: 2.4 KB that every page would carry for nothing.
 */
export function Link({
  to,
  replace,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    preventScrollReset,
    viewTransition,
    // Unless it is said, the address that is shown is replaced by itself, any other is not.
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
