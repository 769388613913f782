import type { ComponentProps } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'preventScrollReset' | 'viewTransition'>;

/**
 * A link to another page of the site. No new document is loaded. The router's own `Link` is not used here:
 * it includes the prefetching of the router's framework mode, which would add 2.4 KB to every page.
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
    // Without `replace`, the router replaces the history entry only if the link leads to the current address.
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
