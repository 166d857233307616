import type { pushChecks as English } from '../../../../../shared/channels/checks/push.ts';
import type { Translation } from '../../../../../shared/messages/message.ts';

export const pushChecks: Translation<typeof English> = {
  push_check_works: ({ contact }) => `Las claves están en orden. Los servicios push pueden escribirte a ${contact}.`,
  push_check_keys: 'Las dos claves push de keys.json no van juntas. Recupera keys.json de una copia de seguridad.',
};
