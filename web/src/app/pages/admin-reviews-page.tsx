import { ReviewList } from '../../features/admin-reviews/review-list.tsx';

export function AdminReviewsPage() {
  return <ReviewList />;
}
