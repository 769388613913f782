import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CustomerErasure } from '../../libs/application/erasure/customer-erasure.ts';
import { positionToken } from '../../libs/application/event-log/position-token.ts';
import { EngineAway } from '../../libs/application/ports/engine-away.ts';
import type { ProjectionControl } from '../../libs/application/ports/projection-control.ts';
import { TourCatalogue } from '../../libs/application/queries/tour/tour-catalogue.ts';
import type { Measuring } from '../../libs/composition/measuring.ts';
import { PortsModule } from '../../libs/composition/ports.module.ts';
import type { Ports } from '../../libs/composition/profile.ts';
import { productLog } from '../../libs/composition/product-log.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { StartRefused } from '../../libs/composition/start-refused.ts';
import { ProcessLog } from '../../libs/process/process-log.ts';
import { ApiModule } from './api.module.ts';
import { type Api, createApi } from './create-api.ts';
import { Readiness } from './health/readiness.ts';
import { PreparedAnswers } from './http/prepared-answers.ts';
import { requestedRoute } from './http/requested-route.ts';
import { SecurityNotes } from './http/security-notes.ts';
import { securityRefusalOf } from './http/security-refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { LiveEvents } from './live/live-events.ts';
import { ReadStore } from '../../libs/application/ports/read-store.ts';
import { followReviews } from './pages/follow-reviews.ts';
import { followTours } from './pages/follow-tours.ts';
import { SitePages } from './pages/site-pages.ts';
import { findSiteRendering } from './pages/site-rendering.ts';
import { StaticFiles } from './pages/static-files.ts';
import { whyGuessable } from '../../libs/application/passwords/guessable-password.ts';
import { FirstAccount } from './session/first-account.ts';
import { SetUpLink } from './session/set-up-link.ts';

/** What the build made of web/: for browsers, and for server rendering. The paths start at the compiled file. */
const siteDirectory = fileURLToPath(new URL('../../../web', import.meta.url));
const rendererDirectory = fileURLToPath(new URL('../../../web-server', import.meta.url));

/** How long the process waits for running requests when it ends. */
const drainMsMax = 6_000;
/** How long a start waits before it repeats a request that an engine could not answer. */
const askAgainMs = 500;
/** How long a start waits until the imported catalogue can be read. */
const catalogueMsMax = 10_000;

@Module({})
class AnsweringModule {}

/** The parts that a program passes to the answering process that it starts. */
interface AnsweringParts {
  readonly ports: Ports;
  readonly measuring: Pick<Measuring, 'telemetry' | 'tracing'>;
  readonly projections?: ProjectionControl | undefined;
  /** Further modules of the same process. */
  readonly beside?: readonly DynamicModule[];
}

/** Answers requests for the API and the site with Nest, alone in a process or beside other modules. */
export class Answering {
  /** Whether there were accounts before this start. */
  #hadAccounts = false;

  private constructor(
    private readonly settings: Settings,
    private readonly ports: Ports,
    private readonly api: Api,
  ) {}

  /** Builds the API and the site, without listening. */
  static async prepare(
    settings: Settings,
    { ports, measuring, projections, beside = [] }: AnsweringParts,
  ): Promise<Answering> {
    const { publicUrl, site, manageBookingProof, bookingLimits, trustedProxies, readyLagMs } =
      settings;
    const log = new ProcessLog();
    Logger.overrideLogger(log);
    const headers = securityHeaders(publicUrl, site.adsConversionId !== undefined);
    const preparedAnswers = new PreparedAnswers(ports.clock, headers.data);
    const files = StaticFiles.list(siteDirectory, headers);
    const rendering = findSiteRendering(siteDirectory, rendererDirectory);
    const pages = new SitePages({
      files,
      rendering,
      clock: ports.clock,
      publicUrl,
      headers,
      isTour: (id) => api.nest.get(TourCatalogue).current.byId.has(id),
      ask: (request, signal) => {
        // The page is rendered again because of a change, and a prepared answer may still lack this change. So the
        // request asks for at least the current position.
        const { position } = api.nest.get(TourCatalogue).current;
        request.headers.set('x-min-position', positionToken(ports.eventStore.logId, position));
        return api.call(request, signal);
      },
    });
    const module = {
      module: AnsweringModule,
      imports: [
        PortsModule.of(ports, measuring, projections),
        ApiModule.of({
          publicUrl,
          site,
          claims: settings.claims,
          manageBookingProof,
          readyLagMs,
          preparedAnswers,
          bookingLimits,
        }),
        ...beside,
      ],
    };
    const api = await createApi(module, {
      publicUrl,
      trustedProxies,
      logger: log,
      ...measuring,
      first: (request, response) => {
        // The web takes the time from this header. Node would write the time of the machine instead of the business
        // time.
        if (settings.clockStart !== null) {
          response.setHeader('date', new Date(ports.clock.now()).toUTCString());
        }
        return preparedAnswers.answer(request, response) || pages.answerAtOnce(request, response);
      },
      last: (request, response) =>
        files.answer(request, response) || pages.answer(request, response),
      refused: (problem, request) => {
        const refusal = securityRefusalOf(problem);
        if (refusal === undefined) return;
        const route = requestedRoute(request);
        api.nest.get(SecurityNotes).note({ ...refusal, route, address: request.ip });
      },
      connectionRefused: (address) => {
        const refusal = { kind: 'limit-reached', reason: 'connections' } as const;
        api.nest.get(SecurityNotes).note({ ...refusal, route: 'any', address });
      },
      isReadable: (address) => files.has(address) || pages.has(address),
    });
    followTours(api.nest.get(TourCatalogue), pages);
    followReviews(api.nest.get(ReadStore), pages);
    return new Answering(settings, ports, api);
  }

  /**
   * Imports the first catalogue if the settings require it, completes unfinished erasures, and makes the first
   * account if there is none. Then it listens.
   *
   * @throws StartRefused
   */
  async begin(): Promise<void> {
    if (this.settings.isCatalogueSeeded) await this.#onceThere(() => this.#seed());
    await this.#goOnErasing();
    await this.#onceThere(() => this.#makeFirstAccount());
    await Promise.all([this.#listen(), this.#onceThere(() => this.#warnOfUnusedPassword())]);
  }

  /** Whether this process is ready for requests. */
  isReady(): Promise<boolean> {
    return this.api.nest.get(Readiness).isReady();
  }

  /**
   * Reports this process as not ready and ends live streams. It keeps answering for `drainMs`, so that load
   * balancers can notice.
   */
  async announceEnd(): Promise<void> {
    this.api.nest.get(Readiness).end();
    this.api.letCallersGo();
    this.api.nest.get(LiveEvents).end();
    await pause(this.settings.drainMs);
  }

  /** Answers the running requests, then closes the API and the catalogue. */
  async close(): Promise<void> {
    await this.api.close(drainMsMax);
    this.api.nest.get(TourCatalogue).close();
  }

  /** Completes the import of the first pick-up places and tours, and waits until travellers can see it. */
  async #seed(): Promise<void> {
    const { cryptography, eventStore } = this.ports;
    const { importSeedCatalogue } =
      await import('../../libs/application/seed-catalogue/import-seed-catalogue.ts');
    const { importPickupPlaces } =
      await import('../../libs/application/seed-catalogue/import-pickup-places.ts');
    const commands = this.api.nest.get(CommandBus);
    await importPickupPlaces({ commands, cryptography, log: eventStore });
    await importSeedCatalogue({ commands, cryptography });
    await this.api.nest.get(TourCatalogue).reach(await eventStore.head(), catalogueMsMax);
  }

  /** Completes interrupted erasures, and repeats the erasures that a restored log does not contain. */
  async #goOnErasing(): Promise<void> {
    try {
      await this.#onceThere(async () => {
        const erased = await this.api.nest.get(CustomerErasure).resumeAll();
        if (erased > 0) {
          productLog().say(
            'info',
            `People erased again, because the ledger of erasures names them: ${erased}.`,
          );
        }
      });
    } catch (error) {
      if (!(error instanceof EngineAway) || error.engine !== 'read-models') throw error;
      throw new StartRefused(
        'The log or the read models contain people again who were erased before, and erasing them ' +
          'again failed. Start the projector first; see "Restoring" in docs/operations.md.',
        { cause: error },
      );
    }
  }

  /**
   * Repeats `begin` while an engine cannot be reached, for at most the configured wait. An engine that answered
   * when it was opened may be too busy for the next request.
   */
  async #onceThere(begin: () => Promise<void>): Promise<void> {
    const untilMs = performance.now() + (this.settings.engines?.waitMs ?? 0);
    for (;;) {
      try {
        await begin();
        return;
      } catch (error) {
        if (!(error instanceof EngineAway) || performance.now() >= untilMs) throw error;
        await pause(askAgainMs);
      }
    }
  }

  /** If there is no account yet, makes the configured account, or logs a link to make the first account. */
  async #makeFirstAccount(): Promise<void> {
    const { firstAccount, publicUrl } = this.settings;
    const { nest } = this.api;
    if (!(await this.ports.accounts.isEmpty())) {
      this.#hadAccounts = true;
      return;
    }
    if (firstAccount !== null) {
      // Checked only here: once the account exists, the setting is no longer used.
      const { password, username } = firstAccount;
      if ((await whyGuessable(password, [username])) !== undefined) {
        throw new StartRefused('ADMIN_PASSWORD is easy to guess: choose another one.');
      }
      await nest.get(FirstAccount).make(firstAccount);
      return;
    }
    const link = nest.get(SetUpLink).issue(publicUrl);
    const words = `Nobody can sign in, because there is no account yet. Within an hour, make the first account at ${link}`;
    productLog().say('info', words);
  }

  /**
   * Operators who lost their password may set a new one in these settings, and expect that they can use it. So this
   * logs a warning.
   */
  async #warnOfUnusedPassword(): Promise<void> {
    const { firstAccount } = this.settings;
    if (!this.#hadAccounts || firstAccount === null) return;
    if (await this.api.nest.get(FirstAccount).isAs(firstAccount)) return;
    productLog().say(
      'warn',
      'ADMIN_USERNAME and ADMIN_PASSWORD have no effect: they only make the first account, and there are ' +
        'accounts already. Remove the two settings. If no owner can sign in, run `npm run accounts -- reset-owner`.',
    );
  }

  async #listen(): Promise<void> {
    const { host, port } = this.settings;
    try {
      await this.api.listen(host, port);
    } catch (error) {
      throw new StartRefused(cannotListen(host, port, error), { cause: error });
    }
  }
}

function cannotListen(host: string, port: number, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop what uses it, or set PORT to another.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to another one.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return reasons[code ?? ''] ?? `Port ${port} of ${host} cannot be used: ${message}.`;
}
