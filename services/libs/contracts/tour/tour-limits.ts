export { pricingLimits } from '../../domain/tour/pricing/check-pricing.ts';
export { tourLimits } from '../../domain/tour/tour-limits.ts';
