import type { ServerProcess } from './server-process.ts';

/** An engine that runs as a process of this test suite, with the operations that all engines have. */
export abstract class EngineServer {
  readonly process: ServerProcess;

  protected constructor(process: ServerProcess) {
    this.process = process;
  }

  kill(): Promise<void> {
    return this.process.kill();
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  /** Starts it on the same port and data, after {@link kill} or {@link stop}. */
  startAgain(): Promise<void> {
    return this.process.startAgain();
  }

  pause(): Promise<void> {
    return this.process.pause();
  }

  resume(): void {
    this.process.resume();
  }

  remove(): Promise<void> {
    return this.process.remove();
  }
}
