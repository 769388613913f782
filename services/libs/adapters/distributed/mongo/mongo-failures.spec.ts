import { MongoNetworkError, MongoParseError, MongoServerError } from 'mongodb';
import { isMongoAway, isMongoLasting } from './mongo-failures.ts';

const ofSocket = (code: string) =>
  Object.assign(new Error(`write ${code}`), { code, syscall: 'write', errno: -104 });

describe('a MongoDB that cannot be reached', () => {
  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'])(
    'is recognised by the %s of its socket, which the driver may pass on unchanged',
    (code) => {
      expect(isMongoAway(ofSocket(code))).toBe(true);
    },
  );

  it('is recognised by an error of the driver', () => {
    expect(isMongoAway(new MongoNetworkError('connection 1 to 127.0.0.1:27017 closed'))).toBe(true);
  });

  it.each([
    ['a file that cannot be opened', Object.assign(ofSocket('ENOENT'), { syscall: 'open' })],
    ['a code alone', Object.assign(new Error('no'), { code: 'ECONNRESET' })],
    ['a refusal of the server', new MongoServerError({ message: 'no', code: 11_000 })],
    ['a text instead of an error', 'ECONNRESET'],
  ])('is not recognised by %s', (_, error) => {
    expect(isMongoAway(error)).toBe(false);
  });
});

describe('a MongoDB on which every further try will fail', () => {
  it.each<[string, Error]>([
    ['a wrong password', new MongoServerError({ message: 'no', code: 18 })],
    ['missing rights', new MongoServerError({ message: 'no', code: 13 })],
    ['an address that cannot be read', new MongoParseError('option tlss is not supported')],
    ['a certificate of an unknown authority', new MongoNetworkError('self-signed certificate')],
  ])('is recognised by %s', (_, error) => {
    expect(isMongoLasting(error)).toBe(true);
  });

  it('is not recognised by a connection that breaks', () => {
    expect([ofSocket('ECONNRESET'), new MongoNetworkError('closed')].some(isMongoLasting)).toBe(
      false,
    );
  });
});
