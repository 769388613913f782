import { useLocation } from 'react-router-dom';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { ConsoleEntry } from './console-entries.ts';
import './navigation-links.css';

export type NavigationLinksProps = { entries: readonly ConsoleEntry[]; onFollow?: () => void };

/** Ways to the screens; the one that is open is marked, as is the list that an open thing belongs to. */
export function NavigationLinks({ entries, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul data-slot="console-links">
      {entries.map(({ to, label, glyph }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} aria-current={currentAt(to, pathname)}>
            <ConsoleGlyph name={glyph} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentAt(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  // The dashboard's address begins all the others, and none of them belongs to it.
  return to !== '/admin' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
