import { whyGuessable } from './guessable-password.ts';

const names = ['Amina', 'Kanga Day Trips'];

describe('a password is easily guessed', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd123!',
    'pa55word',
    '2026Welcome!!',
    'iloveyou2',
    '$unshine',
    'Zanzibar2026',
    'trustno1!',
    'hakunamatata',
  ])('where it is a common one, however it is dressed up: %s', (password) => {
    expect(whyGuessable(password, names)).toContain('most common');
  });

  it.each([
    'aaaaaaaa',
    'abababab',
    'xyzzy9xyzzy9',
    '12345678',
    '87654321',
    'abcdefgh',
    'poiuytrewq',
    'hjkl5678',
    '1qaz1qaz',
    '19850412',
    '0777123456',
    '$$$$$$$$%%%%',
  ])('where it repeats or counts up: %s', (password) => {
    expect(whyGuessable(password, names)).toContain('repeats or counts up');
  });

  it.each(['amina-amina', 'Amina742', 'kangadaytrips9', 'Kanga.Amina.x'])(
    'where it is made of names: %s',
    (password) => {
      expect(whyGuessable(password, names)).toContain('your username or our name');
    },
  );
});

describe('a password is not easily guessed', () => {
  it.each([
    'a password for stories',
    'correct horse',
    'a colleague’s password',
    'amina sails at dawn',
    'kanga cloth, seven yards',
    'tr0ub4dor&3',
    'xK9#mQ2$vL',
    '204857193866',
    'ndege wa bahari',
    'الدراجة الزرقاء',
  ])('where there is more to it: %s', (password) => {
    expect(whyGuessable(password, names)).toBeUndefined();
  });

  it('by a name that is hardly one', () => {
    expect(whyGuessable('xovukexoqa', ['xo', ''])).toBeUndefined();
  });
});
