/** How a group table is edited, by the rule that the server uses too. */
export { resizeGroupRange } from '../../domain/tour/pricing/resize-group-range.ts';
