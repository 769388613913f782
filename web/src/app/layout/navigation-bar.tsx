import type { ReactNode } from 'react';
import { NavLink } from './nav-link.tsx';
import { AccountControls } from '../../features/session/account-controls.tsx';
import { SignedOut } from '../../features/session/signed-out.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { NavSearch } from './nav-search.tsx';
import './navigation-bar.css';
import { siteLinks } from './site-links.ts';

export type NavigationBarProps = {
  /** The button that opens the visitor's favourites. */
  favourites: ReactNode;
};

export function NavigationBar({ favourites }: NavigationBarProps) {
  return (
    <header data-slot="site-header">
      <AccountControls />
      <nav data-slot="site-bar" aria-label="Main">
        <Logo />
        <ul data-part="links">
          {siteLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <div data-part="tools">
          <NavSearch />
          {favourites}
          <Menu />
        </div>
        <div data-part="book">
          <SignedOut>
            <LinkButton to="/tours">Book Now</LinkButton>
          </SignedOut>
        </div>
      </nav>
    </header>
  );
}
