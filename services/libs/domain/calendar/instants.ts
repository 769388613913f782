/**
 * An instant as ISO 8601 in UTC with milliseconds, `2026-11-20T17:48:00.000Z`. Sorted as texts, the values are
 * in the order of time.
 *
 * @format date-time
 */
export type Instant = string;

/**
 * A calendar day in Africa/Dar_es_Salaam, `yyyy-MM-dd`. Sorted as texts, the values are in the order of time.
 *
 * @format date
 */
export type LocalDate = string;

/**
 * A time of day in Africa/Dar_es_Salaam, 24-hour `HH:mm`. Sorted as texts, the values are in the order of time.
 *
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type LocalTime = string;
