import type { ProjectionAlarm } from '../../libs/application/projections/projection-alarms.ts';
import { EmbeddedProfile } from '../../libs/composition/embedded-profile.ts';
import type { Settings } from '../../libs/composition/settings.ts';
import { ProjectorThread } from '../../projector/src/projector-thread.ts';
import { ControlSocket } from './control/control-socket.ts';
import { freePort, listeningUrl } from './listening.ts';

/** API, projector and worker in one process, with everything they store in one directory. */
export class Standalone {
  readonly url: string;
  readonly siteName: string;
  readonly #ends: Ends;

  private constructor(settings: Settings, ends: Ends) {
    this.url = listeningUrl(settings);
    this.siteName = settings.site.name;
    this.#ends = ends;
  }

  /**
   * Resolves when requests are answered.
   *
   * @throws StartRefused
   */
  static async start(given: Settings): Promise<Standalone> {
    const settings = await withPort(given);
    const ends: Ends = [];
    try {
      await startParts(settings, ends);
    } catch (error) {
      await endAll(ends);
      throw error;
    }
    return new Standalone(settings, ends);
  }

  /** Answers what is under way and lets go of everything. */
  end(): Promise<void> {
    return endAll(this.#ends);
  }
}

/** How each part ends, in the order in which they began. */
type Ends = (() => Promise<void> | void)[];

async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

/** Nest is loaded while the threads of the log and of the projections find their feet. */
async function startParts(settings: Settings, ends: Ends): Promise<void> {
  const loading = import('./answering.ts');
  const opening = openStores(settings, ends);
  const [{ Answering }, { profile, projector }] = await Promise.all([loading, opening]);

  const answering = await Answering.prepare(settings, profile, projector);
  ends.push(() => answering.close());
  const control = await ControlSocket.open(profile.directory.path, projector, profile.ports);
  ends.push(() => control.close());
  await projector.whenReady();
  await answering.begin();
  ends.push(() => {
    answering.announceEnd();
  });
}

async function openStores(settings: Settings, ends: Ends) {
  const profile = await EmbeddedProfile.open(settings);
  ends.push(() => profile.close());
  const projector = new ProjectorThread(profile.projectorPlace, {
    onAlarm: (alarm) => void report(`A projection needs attention: ${wordsFor(alarm)}`),
    onFault: (error) => void report(`The projector failed and is started again: ${String(error)}`),
  });
  ends.push(() => projector.close());
  return { profile, projector };
}

function wordsFor({ build, ...alarm }: ProjectionAlarm): string {
  return `${build} ${JSON.stringify(alarm)}`;
}

async function report(text: string): Promise<void> {
  const { Logger } = await import('@nestjs/common');
  new Logger('Projector').warn(text);
}

/** Port 0 stands for any that is free; links are made with the one that was found. */
async function withPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const port = await freePort(settings.host);
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}
