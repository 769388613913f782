import { useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { LogFaultNotice } from '../../features/admin-verification/log-fault-notice.tsx';
import { PasswordQuestion } from '../../features/session/password-question.tsx';
import { MailNotice } from '../../shared/console/mail-notice.tsx';
import { Toasts } from '../../shared/toasts/toasts.tsx';
import { mainId, useFocusOnNavigation } from '../layout/use-focus-on-navigation.ts';
import { CommandPalette } from './command-palette.tsx';
import { LiveProvider } from './live-provider.tsx';
import { PhoneNavigation } from './phone-navigation.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The dialog that is open over the screens: the command palette or the shortcut help. */
type Over = 'palette' | 'help' | null;

/** The console around its screens, with the navigation at the side of a wide screen or at the foot of a phone. */
export function ConsoleFrame() {
  const { state } = useNavigation();
  const [over, setOver] = useState<Over>(null);
  useFocusOnNavigation();
  const ways = {
    onFind: () => {
      setOver('palette');
    },
    onHelp: () => {
      setOver('help');
    },
  };
  useShortcuts(ways);
  // When a dialog reports that it closed, another dialog may already be open.
  const closing = (closed: Over) => () => {
    setOver((open) => (open === closed ? null : open));
  };
  return (
    <LiveProvider>
      <a
        data-slot="skip-link"
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        Skip to content
      </a>
      <SideNavigation {...ways} />
      <main id={mainId} tabIndex={-1} aria-busy={state !== 'idle'}>
        <LogFaultNotice />
        <MailNotice />
        <Outlet />
      </main>
      <PhoneNavigation {...ways} />
      <CommandPalette isOpen={over === 'palette'} onClose={closing('palette')} />
      <ShortcutHelp isOpen={over === 'help'} onClose={closing('help')} />
      <PasswordQuestion />
      {over === null && <Toasts />}
      <p data-slot="route-progress" role="status" data-shown={state === 'loading'}>
        {state === 'loading' && 'Loading…'}
      </p>
      <ScrollRestoration />
    </LiveProvider>
  );
}
