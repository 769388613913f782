import { savedViewDecider } from '../../../domain/saved-view/saved-view.decider.ts';
import { savedViewsStream } from '../../event-log/stream-names.ts';
import { streamsOf } from '../engine/streams-of.ts';

/** The list always exists, even while it is empty. */
export const savedViewStreams = streamsOf(savedViewDecider, { streamOf: () => savedViewsStream });
