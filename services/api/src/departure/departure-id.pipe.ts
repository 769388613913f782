import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  type DepartureRef,
  parseDepartureId,
} from '../../../libs/contracts/departure/departure-id.ts';
import { Problem } from '../http/problem.ts';

/** Reads the departure from the id in a path. */
@Injectable()
export class DepartureIdPipe implements PipeTransform<string, DepartureRef> {
  /** @throws Problem DepartureNotFound if the text is not the id of a departure */
  transform(id: string): DepartureRef {
    const departure = parseDepartureId(id);
    if (departure === undefined) throw new Problem('DepartureNotFound');
    return departure;
  }
}
