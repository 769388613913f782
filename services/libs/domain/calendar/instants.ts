/**
 * An instant as ISO 8601 in UTC with milliseconds, `2026-11-20T17:48:00.000Z`. Sorting as text sorts by time.
 *
 * @format date-time
 */
export type Instant = string;

/**
 * A calendar day in Africa/Dar_es_Salaam, `yyyy-MM-dd`. Sorting as text sorts by day.
 *
 * @format date
 */
export type LocalDate = string;

/**
 * A time of day in Africa/Dar_es_Salaam, 24-hour `HH:mm`. Sorting as text sorts by time.
 *
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type LocalTime = string;
