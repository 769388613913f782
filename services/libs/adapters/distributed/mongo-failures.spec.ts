import { MongoNetworkError, MongoServerError } from 'mongodb';
import { isMongoAway } from './mongo-failures.ts';

const ofSocket = (code: string) =>
  Object.assign(new Error(`write ${code}`), { code, syscall: 'write', errno: -104 });

describe('a MongoDB that is away', () => {
  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'])(
    'is told by the %s of its socket, which the driver may pass on as it is',
    (code) => {
      expect(isMongoAway(ofSocket(code))).toBe(true);
    },
  );

  it('is told by an error of the driver', () => {
    expect(isMongoAway(new MongoNetworkError('connection 1 to 127.0.0.1:27017 closed'))).toBe(true);
  });

  it.each([
    ['a file that cannot be opened', Object.assign(ofSocket('ENOENT'), { syscall: 'open' })],
    ['a code alone', Object.assign(new Error('no'), { code: 'ECONNRESET' })],
    ['what the server refuses', new MongoServerError({ message: 'no', code: 11_000 })],
    ['nothing of an error', 'ECONNRESET'],
  ])('is not told by %s', (_, error) => {
    expect(isMongoAway(error)).toBe(false);
  });
});
