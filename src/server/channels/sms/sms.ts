import { message } from '../../../shared/messages/catalogue.ts';
import { unavailable } from '../unavailable.ts';

/** Text messages: no provider is connected (decisions.md D36). */
export const sms = unavailable(message('method_not_set_up', { method: 'sms' }));
