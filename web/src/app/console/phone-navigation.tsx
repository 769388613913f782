import { Link } from '../../shared/ui/link.tsx';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { useLive } from '../../shared/console/live.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useOpenUntilNavigation } from '../layout/use-open-until-navigation.ts';
import { entriesFor } from './console-entries.ts';
import { LiveSign } from './live-sign.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './phone-navigation.css';
import type { NavigationProps } from './side-navigation.tsx';
import { SignedInStaff } from './signed-in-staff.tsx';

/** How many links fit at the foot of the screen, beside "Find" and "More". */
const atFootMax = 4;

/** The console's navigation on a phone: the most used links at the foot of the screen, all links behind "More". */
export function PhoneNavigation({ onFind, onHelp }: NavigationProps) {
  const { role } = useStaff();
  const { state } = useLive();
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const entries = entriesFor(role);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <div data-slot="phone-navigation" className="on-ink">
      {state === 'lost' && <LiveSign />}
      <nav aria-label="Console, bottom menu">
        <NavigationLinks entries={entries.slice(0, atFootMax)} />
        <button type="button" onClick={onFind}>
          <Glyph name="search" />
          <span>Find</span>
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <ConsoleGlyph name="more" />
          <span>More</span>
        </button>
      </nav>
      <Dialog isOpen={isOpen} onClose={close} title="Console" placement="side">
        <div data-slot="phone-menu">
          <NavigationLinks entries={entries} onFollow={close} />
          <LiveSign />
          <p>
            <Link to="/">Back to the site</Link>
          </p>
          <p>
            <button
              type="button"
              onClick={() => {
                close();
                onHelp();
              }}
            >
              Keyboard shortcuts
            </button>
          </p>
          <SignedInStaff />
        </div>
      </Dialog>
    </div>
  );
}
