import { SessionProvider } from '../../features/session/session-provider.tsx';
import { StaffOnly } from '../../features/session/staff-only.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import './console-layout.css';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { StaffProvider } from './staff-provider.tsx';

/** What every screen of the console lies in; nobody sees it who is not signed in. */
export function ConsoleLayout() {
  return (
    <SessionProvider>
      <div data-slot="console" data-surface="console">
        <StaffOnly>
          <SecondFactorFirst>
            <StaffProvider>
              <ConsoleFrame />
            </StaffProvider>
          </SecondFactorFirst>
        </StaffOnly>
      </div>
    </SessionProvider>
  );
}
