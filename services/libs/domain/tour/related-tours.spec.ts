import { type RelatableTour, relatedTours } from './related-tours.ts';

const tour = (id: string, ...categories: readonly string[]): RelatableTour => ({
  id,
  title: id,
  meetingPoint: '',
  categories,
});

const walk = tour('walk', 'City Tours', 'Cultural & Historical');
const museum = tour('museum', 'Cultural & Historical');
const market = tour('market', 'Food & Culinary', 'City Tours');
const palace = tour('palace', 'City Tours', 'Cultural & Historical');
const harbour = tour('harbour', 'City Tours');
const reef = tour('reef', 'Beach & Water Activities');
const forest = tour('forest');

describe('the tours related to a tour', () => {
  it('are three tours, and those that share more of its categories come first', () => {
    expect(relatedTours(walk, [reef, museum, market, walk, palace, harbour])).toEqual([
      palace,
      museum,
      market,
    ]);
  });

  it('keep the given order if they are equally related', () => {
    const [first, second] = [tour('first', 'City Tours'), tour('second', 'City Tours')];
    expect(relatedTours(harbour, [first, second, reef])).toEqual([first, second, reef]);
    expect(relatedTours(harbour, [second, reef, first])).toEqual([second, first, reef]);
  });

  it('begin with those that have the same subject and place', () => {
    const nature = 'Nature & Wildlife';
    const named = (title: string, meetingPoint = '') => ({
      ...tour(title, nature),
      title,
      meetingPoint,
    });
    const flight = named('Mikumi Fly-in Safari', 'The airport, Terminal 1');
    const train = named('Mikumi Safari by Train', 'The ferry harbour');
    const river = named('Nyerere Fly-in Boat Safari', 'The airport, Terminal 1');
    const spices = named('Spice Farm Tour', 'Kizimbani');
    const lunch = named('Spices, Kidichi and Lunch', 'Your hotel');
    const dolphins = named('Dolphin Watch', 'Kizimkazi beach');
    const all = [dolphins, spices, lunch, train, flight, river];
    expect(relatedTours(flight, all)).toEqual([river, train, dolphins]);
    expect(relatedTours(spices, all)[0]).toBe(lunch);
  });

  it('include a tour of the same category before a tour with the same words', () => {
    const other = { ...reef, title: 'Palace walk' };
    expect(relatedTours({ ...walk, title: 'Palace walk' }, [other, museum])).toEqual([
      museum,
      other,
    ]);
  });

  it('include other tours if too few tours share its categories', () => {
    expect(relatedTours(walk, [reef, forest, museum, walk])).toEqual([museum, reef, forest]);
    expect(relatedTours(walk, [museum, reef, forest])).toEqual([museum, reef, forest]);
  });

  it('are only other tours if it has no category', () => {
    expect(relatedTours(forest, [forest, reef, walk])).toEqual([reef, walk]);
  });

  it('do not exist if there is no other tour', () => {
    expect(relatedTours(walk, [walk])).toEqual([]);
  });
});
