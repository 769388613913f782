import { Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../../libs/application/command-handling/command-handling.module.ts';
import { AccountLinkMail } from './account-link-mail.ts';
import { AccountNotes } from './account-notes.ts';
import { AuthController } from './auth.controller.ts';
import { FirstAccount } from './first-account.ts';
import { KnownDevices } from './known-devices.ts';
import { LostPasswordController } from './lost-password.controller.ts';
import { LostPasswords } from './lost-passwords.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { OpenSessions } from './open-sessions.ts';
import { OwnAccount } from './own-account.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnSessionsController } from './own-sessions.controller.ts';
import { PasswordChoice } from './password-choice.ts';
import { Passwords } from './passwords.ts';
import { SecondFactor } from './second-factor.ts';
import { SessionCookie } from './session-cookie.ts';
import { SetUpLink } from './set-up-link.ts';
import { SignedInStaff } from './signed-in-staff.ts';
import { StaffMail } from './staff-mail.ts';
import { SignIn } from './sign-in.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Accounts, signing in and sessions. The composition provides the ports; the API's module binds the guard. */
@Module({
  imports: [CommandHandlingModule],
  controllers: [
    AuthController,
    LostPasswordController,
    OwnAccountController,
    OwnSessionsController,
  ],
  providers: [
    AccountLinkMail,
    AccountNotes,
    FirstAccount,
    KnownDevices,
    LostPasswords,
    OneTimeLinks,
    OpenSessions,
    OwnAccount,
    PasswordChoice,
    Passwords,
    SecondFactor,
    SessionCookie,
    SetUpLink,
    SignedInStaff,
    SignIn,
    SignInAttempts,
    StaffMail,
  ],
  exports: [
    AccountLinkMail,
    AccountNotes,
    FirstAccount,
    OpenSessions,
    SessionCookie,
    SetUpLink,
    SignedInStaff,
    StaffMail,
  ],
})
export class SessionModule {}
