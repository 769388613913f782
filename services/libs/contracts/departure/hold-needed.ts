export { isHoldNeeded } from '../../domain/departure/seats-left.ts';
