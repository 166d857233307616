import { message } from '../../../shared/messages/catalogue.ts';
import { unavailable } from '../unavailable.ts';

/** Slack: no provider is connected (decisions.md D36). */
export const slack = unavailable(message('method_not_set_up', { method: 'slack' }));
