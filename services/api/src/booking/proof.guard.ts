import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../http/problem.ts';
import { BookingProof } from './booking-proof.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

const reference = new BookingReferencePipe();

function bookingNumberIn(context: ExecutionContext): [Request, number] {
  const request = context.switchToHttp().getRequest<Request<{ reference: string }>>();
  return [request, reference.transform(request.params.reference)];
}

/** Admits only visitors who proved that the booking is theirs. */
@Injectable()
export class ProofGuard implements CanActivate {
  constructor(private readonly proof: BookingProof) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!(await this.proof.isGiven(...bookingNumberIn(context))))
      throw new Problem('ProofRequired');
    return true;
  }
}

/**
 * Used before a change. Admits only visitors who proved that the booking is theirs, or everyone if the operator asks
 * for no proof.
 */
@Injectable()
export class ChangeGuard implements CanActivate {
  constructor(private readonly proof: BookingProof) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if ((await this.proof.stateOf(...bookingNumberIn(context))) === 'asked') {
      throw new Problem('ProofRequired');
    }
    return true;
  }
}
