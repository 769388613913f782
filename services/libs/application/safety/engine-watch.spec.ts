import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { type EngineLook, type Finding, WatchedEngine } from '../ports/watched-engine.ts';
import { EngineWatch } from './engine-watch.ts';

class SettableEngine extends WatchedEngine {
  override readonly engine = 'queue';
  state: Finding['state'] | 'away' = 'safe';

  override look(): Promise<EngineLook> {
    const { state } = this;
    return state === 'away'
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ findings: [{ setting: 'redis-eviction', state, words: state }] });
  }
}

describe('the watch of the engines’ settings', () => {
  let engine: SettableEngine;
  let told: string[];
  let looks: number;
  let watch: EngineWatch;
  let clock: VirtualClock;
  let ending: AbortController;

  beforeEach(() => {
    engine = new SettableEngine();
    told = [];
    looks = 0;
    clock = new VirtualClock();
    ending = new AbortController();
    watch = new EngineWatch([engine], clock);
  });

  afterEach(() => {
    ending.abort();
  });

  /** Runs the watch and sets the next state of the engine every minute. */
  async function looksAt(...[first = 'safe', ...states]: SettableEngine['state'][]): Promise<void> {
    engine.state = first;
    void watch.run(ending.signal, {
      onLook: () => (looks += 1),
      onChange: ({ state }) => told.push(state),
    });
    await clock.advance(0);
    for (const state of states) {
      await clock.advance(59_999);
      engine.state = state;
      await clock.advance(1);
    }
  }

  it('reports a setting when it becomes unsafe or safe again, but not a setting that was always safe', async () => {
    await looksAt('safe', 'safe', 'unsafe', 'unsafe', 'safe', 'safe');
    expect(told).toEqual(['unsafe', 'safe']);
    expect(looks).toBe(6);
  });

  it('keeps its last findings while the engine cannot be reached, or if the engine does not report a setting', async () => {
    await looksAt('unsafe', 'away', 'unknown');
    expect(watch.unsafe).toEqual([expect.objectContaining({ setting: 'redis-eviction' })]);
    expect(told).toEqual(['unsafe']);
  });

  it('reports an unsafe setting again every hour', async () => {
    await looksAt('unsafe');
    await clock.advance(2 * 3_600_000);
    expect(told).toEqual(['unsafe', 'unsafe', 'unsafe']);
  });

  it('reports once that a setting cannot be read', async () => {
    await looksAt('unknown', 'unknown');
    expect(told).toEqual(['unknown']);
  });
});
