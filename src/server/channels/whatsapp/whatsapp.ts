import { message } from '../../../shared/messages/catalogue.ts';
import { unavailable } from '../unavailable.ts';

/** WhatsApp: no provider is connected (decisions.md D36). */
export const whatsapp = unavailable(message('method_not_set_up', { method: 'whatsapp' }));
