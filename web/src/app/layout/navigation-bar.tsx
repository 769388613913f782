import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AccountControls } from '../../features/session/account-controls.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Logo } from './logo.tsx';
import { NavSearch } from './nav-search.tsx';
import './navigation-bar.css';

const links = [{ to: '/tours', label: 'Zanzibar Tours' }] as const;

export function NavigationBar() {
  return (
    <header data-slot="site-header">
      <nav aria-label="Main">
        <Logo />
        <ul data-part="links">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <NavSearch />
        <div data-part="account">
          <AccountControls signedOut={<LinkButton to="/tours">Book Now</LinkButton>} />
        </div>
        <Menu />
      </nav>
    </header>
  );
}

/** The links where the bar has no room for them. */
function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <div data-part="menu">
      <button
        type="button"
        data-slot="nav-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Glyph name="menu" size={24} />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Menu" placement="side">
        {/* Whatever is pressed in here leads away: the menu closes behind it. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          data-slot="menu-sheet"
          onClick={(event) => {
            if ((event.target as Element).closest('a, button') !== null) close();
          }}
        >
          <ul>
            {[{ to: '/', label: 'Home' }, ...links].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <AccountControls signedOut={<LinkButton to="/tours">Book Now</LinkButton>} />
        </div>
      </Dialog>
    </div>
  );
}
