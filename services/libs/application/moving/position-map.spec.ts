import { beginning, type Position } from '../event-log/stored-event.ts';
import { PositionMap } from './position-map.ts';

const at = (place: string) => place as Position;

/** Returns a map of three events; the target counts positions in bytes. */
function mapOf(...wanted: Position[]): PositionMap {
  const map = new PositionMap(wanted);
  map.pair(at('01'), at('00100'));
  map.pair(at('02'), at('00250'));
  map.pair(at('05'), at('00300'));
  return map;
}

describe('the map from positions in one log to positions in another', () => {
  it.each([
    { of: 'the beginning', place: beginning, is: beginning },
    { of: 'before the first event', place: at('00'), is: beginning },
    { of: 'an event', place: at('02'), is: at('00250') },
    { of: 'after an event and before the next one', place: at('04'), is: at('00250') },
    { of: 'the last event', place: at('05'), is: at('00300') },
    { of: 'after the last event', place: at('99'), is: at('00300') },
  ])('finds the position of: $of', ({ place, is }) => {
    expect(mapOf(at('05'), place, at('01'), place).of(place)).toBe(is);
  });
});
