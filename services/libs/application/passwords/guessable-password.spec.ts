import { dictionary } from '@zxcvbn-ts/language-common';
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
  ])('if it is a common password, also with figures and signs: %s', async (password) => {
    expect(await whyGuessable(password, names)).toContain('most common');
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
  ])('if it repeats or counts up: %s', async (password) => {
    expect(await whyGuessable(password, names)).toContain('repeats, counts up or walks');
  });

  it.each(['amina-amina', 'Amina742', 'kangadaytrips9', 'Kanga.Amina.x'])(
    'if it is made of names: %s',
    async (password) => {
      expect(await whyGuessable(password, names)).toContain('your username or our name');
    },
  );
});

describe('a password is among the first guesses', () => {
  it.each(['1q2w3e4r', '1qaz2wsx', 'maverick', 'midnight1', 'Maverick!', 'MIDNIGHT1'])(
    '%s',
    async (password) => {
      expect(await whyGuessable(password, names)).toBeDefined();
    },
  );

  it.each([
    'qazwsxedc',
    'zaq12wsx',
    '1q2w3e4r5t6y',
    'zse4xdr5',
    'mnbvcxzlkj',
    '!QAZ@WSX',
    '3edc2wsx1qaz',
    '1qaz2wsx3edc4rfv5tgb',
    'vfr4cde3xsw2zaq1',
    'rewq4321',
  ])('if its characters are neighbours on the keyboard: %s', async (password) => {
    expect(await whyGuessable(password, names)).toBeDefined();
  });

  it('if it is a listed password with eight or more characters, in upper or lower case', async () => {
    const listed = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(listed.length).toBeGreaterThanOrEqual(10_000);
    const accepted: string[] = [];
    for (const password of [...listed, ...listed.map((each) => each.toUpperCase())]) {
      if ((await whyGuessable(password, [])) === undefined) accepted.push(password);
    }
    expect(accepted).toEqual([]);
  });
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
  ])('if it has enough other characters: %s', async (password) => {
    expect(await whyGuessable(password, names)).toBeUndefined();
  });

  it('if it contains a very short name and enough other characters', async () => {
    expect(await whyGuessable('xovukexoqa', ['xo', ''])).toBeUndefined();
  });
});
