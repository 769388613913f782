export { tourCategories } from '../../domain/tour/tour-categories.ts';
