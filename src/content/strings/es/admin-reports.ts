import type * as English from '../en/admin-reports.ts';
import { translateBy } from '../sentences.ts';

// By the sentence in English; what the marks mean is in ../sentences.ts.
const REPORTS: Record<string, string> = {
  'A prayer': 'Una oración',
  'An action': 'Una acción',
  'A reflection': 'Una reflexión',
  '1 member': '1 miembro',
  '# members': '# miembros',
  '1 job': '1 trabajo',
  '# jobs': '# trabajos',
  '1 minute': '1 minuto',
  '# minutes': '# minutos',
  'a member': 'miembro',
  'a reviewer': 'revisor',
  'an administrator': 'administrador',
  '{who} is [role] now.': '{who} tiene ahora el papel de [role].',
  '[what] would go to [whom].': '[what] iría a [whom].',
  '[what] was sent to [whom] just now. Send again?': '[what] acaba de salir para [whom]. ¿Enviar otra vez?',
  '[what] is on its way to [whom].': '[what] va en camino a [whom].',
  '[what] is on its way to member #, as a test.': '[what] va en camino al miembro #, como prueba.',
  '[what] goes to member # in [when], as a test.': '[what] le llega al miembro # en [when], como prueba.',
  'The schedules of [whom] are in step: [jobs] ahead.': 'Los horarios de [whom] están al día: [jobs] por delante.',
  'The schedule of member # is in step: [jobs] ahead.': 'El horario del miembro # está al día: [jobs] por delante.',
  'Job # is being tried again.': 'El trabajo # se intenta de nuevo.',
  'Job # is called off.': 'El trabajo # queda cancelado.',
  'Delivery # is being sent again.': 'La entrega # se envía de nuevo.',
  'Delivery # is called off.': 'La entrega # queda cancelada.',
};

export const adminReportWords: typeof English.adminReportWords = { of: translateBy(REPORTS) };
