import { message } from '../../../shared/messages/catalogue.ts';
import { unavailable } from '../unavailable.ts';

/** Telegram: no provider is connected (decisions.md D36). */
export const telegram = unavailable(message('method_not_set_up', { method: 'telegram' }));
