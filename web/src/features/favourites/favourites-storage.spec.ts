import { jest } from '@jest/globals';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { favouriteOf } from './favourite.ts';
import { favouritesKey, loadFavourites, saveFavourites } from './favourites-storage.ts';

const reef = favouriteOf(reefTour);
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const store = (text: string) => {
  localStorage.setItem(favouritesKey, text);
};

describe('the favourites in the browser’s storage', () => {
  it('contain the data that their list shows', () => {
    expect(reef).toEqual({
      id: 'mnemba-reef-snorkelling',
      title: 'Mnemba Reef Snorkelling',
      image: null,
      location: 'Muyuni beach, north of Matemwe',
      duration: '5 hours',
      rating: 4.8,
      price: 50,
      currency: 'USD',
    });
  });

  it('are read as they were saved', () => {
    saveFavourites([reef]);
    expect(loadFavourites()).toEqual([reef]);
    localStorage.clear();
    expect(loadFavourites()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('are an empty list and a log entry if the stored text is broken', () => {
    store('[{"id":');
    expect(loadFavourites()).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each(['{"id":"a"}', '"text"', '7', 'null', '[null,1,"a",[]]'])(
    'are an empty list if %s was stored',
    (text) => {
      store(text);
      expect(loadFavourites()).toEqual([]);
    },
  );

  it.each([
    { id: '../admin/bookings' },
    { id: 7 },
    { title: ' ' },
    { title: 'x'.repeat(301) },
    { location: undefined },
    { duration: 5 },
    { price: '50' },
    { price: -1 },
    { rating: null },
  ])('leave out an entry with %j and keep the others', (wrong) => {
    store(JSON.stringify([{ ...reef, ...wrong }, { ...reef, id: 'another' }, reef]));
    expect(loadFavourites()).toEqual([{ ...reef, id: 'another' }, reef]);
  });

  it('are read without an invalid picture or currency', () => {
    store(JSON.stringify([{ ...reef, image: 'javascript:alert(1)', currency: 'shells' }]));
    expect(loadFavourites()).toEqual([reef]);
    store(JSON.stringify([{ ...reef, image: '//elsewhere.example/a.png' }]));
    expect(loadFavourites()).toEqual([reef]);
  });

  it('keep the focus point of a picture, unless it lies outside the picture', () => {
    const [url, focus] = ['/images/reef.jpg', { x: 0.2, y: 1 }];
    const pictured = favouriteOf({ ...reefTour, image: url, pictures: [{ url, focus }] });
    saveFavourites([pictured]);
    expect(loadFavourites()).toEqual([{ ...reef, image: url, focus }]);
    for (const wrong of [{ x: 0.2, y: 1.1 }, { x: -1, y: 0 }, { x: 0.5 }, 'left', null]) {
      store(JSON.stringify([{ ...pictured, focus: wrong }]));
      expect(loadFavourites()).toEqual([{ ...reef, image: url }]);
    }
  });

  it('contain each tour only once', () => {
    store(JSON.stringify([reef, reef]));
    expect(loadFavourites()).toEqual([reef]);
  });

  it('only log an error if storage is switched off or full', () => {
    const deny = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    expect(loadFavourites()).toEqual([]);
    saveFavourites([reef]);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
