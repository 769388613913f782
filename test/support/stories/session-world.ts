import type { CommandBus } from '@nestjs/cqrs';
import type { DatabaseSync } from 'node:sqlite';
import { KnownDevices } from '../../../services/api/src/session/known-devices.ts';
import { AccountNotes } from '../../../services/api/src/session/account-notes.ts';
import { FirstAccount } from '../../../services/api/src/session/first-account.ts';
import { OneTimeLinks } from '../../../services/api/src/session/one-time-links.ts';
import { NoTelemetry } from '../../../services/libs/adapters/telemetry/no-telemetry.ts';
import { GuardedAttempts } from '../../../services/api/src/proof-of-work/guarded-attempts.ts';
import { ProofOfWork } from '../../../services/api/src/proof-of-work/proof-of-work.ts';
import { SecurityNotes } from '../../../services/api/src/http/security-notes.ts';
import { OpenSessions } from '../../../services/api/src/session/open-sessions.ts';
import { OwnAccount } from '../../../services/api/src/session/own-account.ts';
import { SecondFactor } from '../../../services/api/src/session/second-factor.ts';
import { SignInAttempts } from '../../../services/api/src/session/sign-in-attempts.ts';
import { type Credentials, SignIn } from '../../../services/api/src/session/sign-in.ts';
import { LateWrites } from '../../../services/libs/adapters/embedded/log/late-writes.ts';
import { SqliteAccounts } from '../../../services/libs/adapters/embedded/operations/sqlite-accounts.ts';
import { openOperationsFile } from '../../../services/libs/adapters/embedded/operations/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../services/libs/adapters/embedded/operations/sqlite-rate-limiter.ts';
import { SqliteSessions } from '../../../services/libs/adapters/embedded/operations/sqlite-sessions.ts';
import { SessionTimes } from '../../../services/libs/application/ports/session-times.ts';
import type { Account } from '../../../services/libs/application/ports/accounts.ts';
import type { SiteView } from '../../../services/libs/contracts/site/site-view.ts';
import { commandBus } from '../in-memory/command-bus.ts';
import { QuickPasswords } from '../in-memory/quick-passwords.ts';
import { WriteSide } from '../in-memory/write-side.ts';

export const amina = { username: 'Amina', password: 'a password for stories' };

/** The browser and the network from which all people sign in. */
const here = { device: 'Firefox on Windows', network: '192.0.2.0/24' };

interface SignInFrom {
  readonly address?: string;
  /** The name of a known device. */
  readonly device?: string;
  /** The value of the header `X-Proof-Of-Work`. */
  readonly work?: string;
}

/** All objects that signing in needs, over separate stores. */
export class SessionWorld {
  readonly database: DatabaseSync = openOperationsFile(':memory:');
  readonly accounts = new SqliteAccounts(this.database);
  readonly write: WriteSide;
  readonly commands: CommandBus;
  readonly sessions: OpenSessions;
  readonly signIns: SignIn;
  readonly own: OwnAccount;
  readonly passwords = new QuickPasswords();
  readonly links: OneTimeLinks;
  readonly devices: KnownDevices;

  readonly #security: SecurityNotes;

  private constructor(write: WriteSide) {
    const { clock, cryptography, identifiers } = write.ports;
    const { accounts, passwords } = this;
    this.write = write;
    this.commands = commandBus({ ...write.ports, accounts });
    const limiter = new SqliteRateLimiter(this.database, new LateWrites(this.database), clock);
    const site = { name: 'Kanga Day Trips' } as SiteView;
    const factor = new SecondFactor(cryptography, identifiers, clock, site);
    const notes = new AccountNotes(this.commands);
    const times = new SessionTimes({ idleMs: 30 * 60_000, maxMs: 12 * 3_600_000 });
    const kept = new SqliteSessions(this.database);
    this.sessions = new OpenSessions(accounts, kept, cryptography, identifiers, clock, times);
    const security = new SecurityNotes(cryptography, new NoTelemetry(), clock);
    this.#security = security;
    const guarded = new GuardedAttempts(
      new ProofOfWork(cryptography, limiter, clock),
      limiter,
      cryptography,
    );
    const attempts = new SignInAttempts(limiter, cryptography, guarded);
    this.signIns = new SignIn(
      accounts,
      this.sessions,
      attempts,
      passwords,
      factor,
      notes,
      clock,
      security,
    );
    const tools = [this.sessions, passwords, factor, notes, limiter, cryptography] as const;
    this.own = new OwnAccount(accounts, ...tools);
    this.links = new OneTimeLinks(accounts, passwords, notes, cryptography, clock);
    this.devices = new KnownDevices(cryptography, identifiers, clock, 'http://localhost');
  }

  /** Opens a world with one owner, Amina. */
  static async open(): Promise<SessionWorld> {
    const world = new SessionWorld(await WriteSide.open());
    const { identifiers } = world.write.ports;
    await new FirstAccount(world.accounts, world.commands, new QuickPasswords(), identifiers).make(
      amina,
    );
    return world;
  }

  async close(): Promise<void> {
    this.#security.onApplicationShutdown();
    await this.write.close();
    this.database.close();
  }

  /** Lets business time pass. */
  pass(ms: number): void {
    const { clock } = this.write;
    clock.instant = new Date(Date.parse(clock.instant) + ms).toISOString();
  }

  signIn(credentials: Credentials = amina, { address = '::1', device, work }: SignInFrom = {}) {
    const deviceOf = () => device;
    const place = { address, work, requestId: 'a request', origin: here, deviceOf };
    return this.signIns.signIn(place, credentials);
  }

  async account(username = amina.username): Promise<Account> {
    const account = await this.accounts.byUsername(username);
    if (account === undefined) throw new Error(`There is no account of ${username}.`);
    return account;
  }

  /** The types of an account's events in the log. */
  async noted(username = amina.username): Promise<readonly string[]> {
    return this.write.eventTypes(`staff-${(await this.account(username)).id}`);
  }

  async request(username = amina.username) {
    const { id: accountId } = await this.account(username);
    return { accountId, requestId: 'a request', origin: here };
  }
}
