import { useLocation } from 'react-router-dom';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { ConsoleEntry } from './console-entries.ts';
import './navigation-links.css';

export type NavigationLinksProps = { entries: readonly ConsoleEntry[]; onFollow?: () => void };

/** Links to the screens. The open screen is marked; an open booking or tour marks its list. */
export function NavigationLinks({ entries, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul data-slot="console-links">
      {entries.map(({ to, label, glyph, Count }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} aria-current={currentAt(to, pathname)}>
            <ConsoleGlyph name={glyph} />
            <span>{label}</span>
            {Count !== undefined && <Count />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentAt(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  // The address of every screen begins with the address of the inbox. The inbox must not be marked on other screens.
  return to !== '/admin' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
