import type { InvalidFields } from '../refusal.ts';

export type SubmitContactMessageRefusal = InvalidFields;

export type ContactRefusal = SubmitContactMessageRefusal;
