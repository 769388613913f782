/** Whether tests run their full counts, as `npm run test:long` asks, or a sample of them. */
export const isLong = process.env.LONG_TESTS === 'true';
