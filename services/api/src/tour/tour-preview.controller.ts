import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PreviewTour } from '../../../libs/application/queries/tour/tour.queries.ts';
import type { TourPreviewView } from '../../../libs/contracts/tour/tour-preview.ts';
import type { Answer } from '../http/answer.ts';
import { problemOf } from '../http/outcomes.ts';
import { answerOf } from '../http/query-answers.ts';
import { Only } from '../session/access.ts';
import { submittedForm } from './submitted-form.ts';
import { TourFieldsBody } from './tour-fields.body.ts';

/** Shows staff the changes that a save would make. */
@Controller('api/admin/tours')
@Only('owner', 'staff')
export class TourPreviewController {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the changes that saving the form would make, without saving it. */
  @Post(':id/preview')
  @HttpCode(200)
  async preview(
    @Param('id') tourId: string,
    @Body() body: TourFieldsBody,
  ): Promise<Answer<TourPreviewView>> {
    const form = submittedForm(body);
    const answer = await this.queries.execute(new PreviewTour({ tourId, form }));
    const preview = answer.view;
    if ('code' in preview) throw problemOf(preview);
    return answerOf(preview, answer);
  }
}
