import type { ReviewStatus } from '@contracts/review/review-view.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const statusNames: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Waiting for you',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const statusTones: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'warn',
  published: 'ok',
  rejected: 'error',
  withdrawn: 'plain',
};
