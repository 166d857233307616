import { message } from '../../../shared/messages/catalogue.ts';
import { unavailable } from '../unavailable.ts';

/** Web Push: no provider is connected (decisions.md D36). */
export const push = unavailable(message('push_not_yet'));
