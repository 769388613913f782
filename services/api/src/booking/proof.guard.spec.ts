import type { ExecutionContext } from '@nestjs/common';
import type { BookingProof } from './booking-proof.ts';
import { ChangeGuard, ProofGuard } from './proof.guard.ts';

/** Only booking 10000001 has a proof. If `isAsked` is false, a change needs no proof. */
const proof = (isAsked: boolean) =>
  ({
    isGiven: (_request: unknown, bookingNumber: number) =>
      Promise.resolve(bookingNumber === 10_000_001),
    stateOf: (_request: unknown, bookingNumber: number) => {
      if (bookingNumber === 10_000_001) return Promise.resolve('given');
      return Promise.resolve(isAsked ? 'asked' : 'not-asked');
    },
  }) as unknown as BookingProof;

const about = (reference: string) =>
  ({
    switchToHttp: () => ({ getRequest: () => ({ params: { reference } }) }),
  }) as unknown as ExecutionContext;

const own = about('ZBL-10000001');
const anothers = about('ZBL-10000002');

describe('a booking', () => {
  it('is shown with all its data to visitors who proved that it is theirs', async () => {
    const guard = new ProofGuard(proof(true));
    expect(await guard.canActivate(own)).toBe(true);
    await expect(guard.canActivate(anothers)).rejects.toMatchObject({ code: 'ProofRequired' });
  });

  it('is shown with all its data after a proof, also if changes need no proof', async () => {
    const guard = new ProofGuard(proof(false));
    await expect(guard.canActivate(anothers)).rejects.toMatchObject({ code: 'ProofRequired' });
  });

  it('can be changed by visitors who proved that it is theirs', async () => {
    const guard = new ChangeGuard(proof(true));
    expect(await guard.canActivate(own)).toBe(true);
    await expect(guard.canActivate(anothers)).rejects.toMatchObject({ code: 'ProofRequired' });
  });

  it('can be changed without a proof if the operator asks for none', async () => {
    expect(await new ChangeGuard(proof(false)).canActivate(anothers)).toBe(true);
  });

  it('is refused if its reference cannot be read', async () => {
    const guard = new ProofGuard(proof(true));
    await expect(guard.canActivate(about('x'))).rejects.toMatchObject({ code: 'InvalidReference' });
  });
});
