import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from '../../shared/ui/link.tsx';

export type NavLinkProps = LinkProps & { to: string };

/** A link of the bar or the menu, marked as current when its page is shown. */
export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
