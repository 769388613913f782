import type { OwnReviewView, ReviewStatus } from '@contracts/review/review-view.ts';
import { formatMoment } from '../../../shared/dates/format-date.ts';
import { Stars } from '../../../shared/reviews/stars.tsx';
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';

export type WrittenReviewProps = {
  review: OwnReviewView;
  canWrite: boolean;
  onChange: () => void;
  onWithdraw: () => void;
};

interface Standing {
  readonly badge: string;
  readonly tone: BadgeTone;
  readonly words: string;
}

const standings: Readonly<Record<ReviewStatus, Standing>> = {
  pending: {
    badge: 'Waiting',
    tone: 'warn',
    words: 'Our staff have not read it yet. It is shown after they publish it.',
  },
  published: {
    badge: 'Published',
    tone: 'ok',
    words: 'Everyone can see it on the page of the tour.',
  },
  rejected: { badge: 'Not shown', tone: 'error', words: 'Our staff decided not to show it.' },
  withdrawn: {
    badge: 'Withdrawn',
    tone: 'plain',
    words: 'You withdrew your review. It is not shown.',
  },
};

/** The stored review, the decision of staff, and until when the traveller can change the review. */
export function WrittenReview({ review, canWrite, onChange, onWithdraw }: WrittenReviewProps) {
  const { status, stars, text, name, reason, reply } = review;
  const { badge, tone, words } = standings[status];
  const isWithdrawn = status === 'withdrawn';
  return (
    <>
      <div data-slot="review-note">
        <p>
          <Badge tone={tone}>{badge}</Badge>
        </p>
        <p>{words}</p>
        {status === 'rejected' && reason !== undefined && (
          <p data-slot="review-text">The reason: {reason}</p>
        )}
        <p className="text-small">{timeWords(review, canWrite)}</p>
      </div>
      {!isWithdrawn && (
        <>
          <blockquote data-slot="written-review">
            <Stars count={stars} />
            {text !== undefined && <p data-slot="review-text">{text}</p>}
            <footer>{name ?? 'A traveller'}</footer>
          </blockquote>
          {reply !== undefined && (
            <div data-slot="review-note">
              <p>
                <strong>Our reply</strong>
              </p>
              <p data-slot="review-text">{reply.text}</p>
            </div>
          )}
          <div data-slot="own-actions">
            {canWrite && <Button onClick={onChange}>Change review</Button>}
            <Button kind="quiet" onClick={onWithdraw}>
              Withdraw review
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function timeWords({ status, changeableUntil }: OwnReviewView, canWrite: boolean): string {
  const until = `${formatMoment(changeableUntil)}, Zanzibar time`;
  if (status === 'withdrawn') {
    return canWrite
      ? `You can write a review again until ${until}.`
      : 'The time in which you could write it again is over.';
  }
  return canWrite
    ? `You can change it until ${until}. You can withdraw it at any time.`
    : 'The time in which you could change it is over. You can withdraw it at any time.';
}
