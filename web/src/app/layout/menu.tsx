import { NavLink } from './nav-link.tsx';
import { SignedOut } from '../../features/session/signed-out.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { siteLinks } from './site-links.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** The menu with the links that the bar has no room for. */
export function Menu() {
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const close = () => {
    setIsOpen(false);
  };
  return (
    <div data-slot="menu">
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
        <div data-slot="menu-sheet">
          <ul>
            {[{ to: '/', label: 'Home' }, ...siteLinks].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <SignedOut>
            <LinkButton to="/tours" onClick={close}>
              Book Now
            </LinkButton>
          </SignedOut>
        </div>
      </Dialog>
    </div>
  );
}
