/** How a group table is edited, by the rule the server keeps it by. */
export { resizeGroupRange } from '../../domain/tour/pricing/resize-group-range.ts';
