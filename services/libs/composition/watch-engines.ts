import type { Telemetry } from '../application/ports/telemetry.ts';
import type { EngineWatch, EngineWatchListener } from '../application/safety/engine-watch.ts';
import { productLog } from './product-log.ts';

/** The part of the product that is named in the log lines. */
const part = { context: 'Engines' };

const levels = { unsafe: 'error', unknown: 'warn', safe: 'info' } as const;

/** Reports how the engines are set up, in the log and in the metrics. */
export function engineWatchListener(telemetry: Telemetry): EngineWatchListener {
  return {
    onLook: (engine, { findings, clockSkewMs }) => {
      if (clockSkewMs !== undefined) {
        telemetry.set('tours_clock_skew_seconds', { engine }, clockSkewMs / 1000);
      }
      for (const { setting, state } of findings) {
        if (state === 'unknown') continue;
        telemetry.set('tours_setting_unsafe', { setting }, state === 'unsafe' ? 1 : 0);
      }
    },
    onChange: ({ state, words }) => {
      productLog().say(levels[state], words, part);
    },
  };
}

/**
 * Watches the engines of a process until the returned function is called. A check that has begun is still
 * finished.
 */
export function watchEngines(watch: EngineWatch, telemetry: Telemetry): () => void {
  const ending = new AbortController();
  void watch.run(ending.signal, engineWatchListener(telemetry));
  return () => {
    ending.abort();
  };
}
