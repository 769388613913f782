import { ReviewScreen } from '../../features/admin-reviews/review-screen.tsx';

export function AdminReviewPage() {
  return <ReviewScreen />;
}
