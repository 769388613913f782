import { Link } from '../../shared/ui/link.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { entriesFor } from './console-entries.ts';
import { LiveSign } from './live-sign.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './side-navigation.css';
import { SignedInStaff } from './signed-in-staff.tsx';

export type NavigationProps = { onFind: () => void; onHelp: () => void };

/** The console's navigation beside the screens, if the window is wide enough. */
export function SideNavigation({ onFind, onHelp }: NavigationProps) {
  const { role } = useStaff();
  const { data: site } = useGetSiteQuery();
  return (
    <header data-slot="side-navigation" className="on-ink">
      <Link data-part="site" to="/">
        {site?.name ?? 'The site'}
      </Link>
      <button type="button" data-part="find" onClick={onFind}>
        <Glyph name="search" size={16} />
        <span>Search…</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label="Console">
        <NavigationLinks entries={entriesFor(role)} />
      </nav>
      <div data-part="foot">
        <LiveSign />
        <button type="button" data-part="help" onClick={onHelp}>
          Keyboard shortcuts
        </button>
        <SignedInStaff />
      </div>
    </header>
  );
}
