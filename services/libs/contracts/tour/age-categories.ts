/** The categories that a new price table starts with. */
export { defaultAgeCategories } from '../../domain/tour/pricing/categories.ts';
