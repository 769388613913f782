/** Bounds of the saved views. */
export { savedViewLimits } from '../../domain/saved-view/view-name.ts';
