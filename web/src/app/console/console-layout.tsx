import { SessionProvider } from '../../features/session/session-provider.tsx';
import { StaffOnly } from '../../features/session/staff-only.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import './console-layout.css';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { StaffProvider } from './staff-provider.tsx';

/** The layout of every console screen; only staff who are signed in see it. */
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
