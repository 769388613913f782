import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';
import { AccessGuard } from './access.guard.ts';
import { Anyone, Everyone, Only } from './access.ts';
import type { OpenSessions } from './open-sessions.ts';
import { NeedsRecentPassword } from './recent-password.ts';
import type { SessionCookie } from './session-cookie.ts';
import { WithoutSecondFactor } from './without-second-factor.ts';

@Only('owner', 'staff')
class Routes {
  @Anyone()
  open(): void {
    // Anyone may call this route.
  }

  byController(): void {
    // The controller's roles apply.
  }

  @Only('owner')
  owners(): void {
    // Fewer roles than the controller's.
  }

  @Only(...Everyone)
  everyones(): void {
    // More roles than the controller's.
  }

  @NeedsRecentPassword()
  grave(): void {
    // The controller's roles apply, and a recent password is needed.
  }
}

class Silent {
  forgotten(): void {
    // Neither the route nor its controller says who may call it.
  }
}

@WithoutSecondFactor()
class Own {
  @Only(...Everyone)
  own(): void {
    // Like the routes for setting up codes.
  }
}

/** A session's id is the role of its person, followed by `old` if the password was given long ago. */
const sessions = {
  recognise: (id: string | undefined) =>
    Promise.resolve(id === undefined ? undefined : { role: id.split(' ')[0] as StaffRole, id }),
  isConfirmed: ({ id }: { readonly id: string }) => !id.endsWith('old'),
} as unknown as OpenSessions;
const cookie = {
  read: ({ sessionId }: { readonly sessionId?: string }) => sessionId,
} as unknown as SessionCookie;

const guard = new AccessGuard(sessions, cookie);

interface AnyRequest {
  readonly sessionId?: string | undefined;
  readonly signedIn?: {
    readonly role: StaffRole;
    readonly id: string;
    readonly needsTotp?: boolean;
    readonly hasTotp?: boolean;
  };
}

function ask(controller: new () => object, name: string, request: AnyRequest): Promise<boolean> {
  const handler = (controller.prototype as Record<string, unknown>)[name];
  return guard.canActivate({
    getClass: () => controller,
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext);
}

const answers = async (controller: new () => object, name: string, sessionId?: string) =>
  ask(controller, name, { sessionId }).catch(
    (refusal: unknown) => (refusal as { readonly code: string }).code,
  );

describe('a route', () => {
  it.each([
    ['open', [true, true, true, true]],
    ['byController', ['NotSignedIn', 'NotAllowed', true, true]],
    ['owners', ['NotSignedIn', 'NotAllowed', 'NotAllowed', true]],
    ['everyones', ['NotSignedIn', true, true, true]],
    ['grave', ['NotSignedIn', 'NotAllowed', true, true]],
  ])('%s answers no session, read-only, staff and owner with %j', async (name, expected) => {
    const people = [undefined, 'read-only', 'staff', 'owner'];
    expect(await Promise.all(people.map((who) => answers(Routes, name, who)))).toEqual(expected);
  });

  it('is refused to everyone if neither the route nor its controller says who may call it', async () => {
    expect(await answers(Silent, 'forgotten', 'owner')).toBe('NotAllowed');
    expect(await answers(Silent, 'forgotten')).toBe('NotSignedIn');
  });

  it('asks for the recent password that it needs only if the role may call the route', async () => {
    expect(await answers(Routes, 'grave', 'staff old')).toBe('PasswordNeededAgain');
    expect(await answers(Routes, 'grave', 'read-only old')).toBe('NotAllowed');
    expect(await answers(Routes, 'owners', 'owner old')).toBe(true);
  });

  it('uses the session that another guard has already recognised', async () => {
    const request = { signedIn: { role: 'staff', id: 'staff' } } as const;
    expect(await ask(Routes, 'byController', request)).toBe(true);
  });

  it('is refused to a person who needs codes for their role and has none, except for calls on their account', async () => {
    const lacking = {
      signedIn: { role: 'owner', id: 'owner', needsTotp: true, hasTotp: false },
    } as const;
    const having = { signedIn: { ...lacking.signedIn, hasTotp: true } };
    await expect(ask(Routes, 'owners', lacking)).rejects.toMatchObject({
      code: 'SecondFactorNeeded',
    });
    expect(await ask(Own, 'own', lacking)).toBe(true);
    expect(await ask(Routes, 'owners', having)).toBe(true);
  });
});
