export { isSameValue } from '../domain/tour/same-value.ts';
