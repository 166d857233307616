import { message } from '../../../../shared/messages/schema.ts';
import { describeFields } from './description.ts';
import { MESSAGE_CODE, MESSAGE_PARAMS } from './texts.ts';

/** The contract of `shared/messages/schema.ts`. */
export const MESSAGE_FIELDS = [
  describeFields(message, {
    code: MESSAGE_CODE,
    params: MESSAGE_PARAMS,
  }),
];
