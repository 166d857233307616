import type * as English from '../../en/alerts/row-pause.ts';
import { onDay } from '../grammar.ts';

export const rowPauseWords: typeof English.rowPauseWords = {
  open: 'Pausar',
  openOf: (name) => `Pausar: ${name}`,
  begin: 'Pausar',
  beginning: 'Pausando…',
  preview: (day) => `Vuelve a llegar ${onDay(day)}.`,
  until: (day) => `En pausa hasta ${onDay(day)}`,
  everything: (day) => `Toda tu guía está en pausa hasta ${onDay(day)}.`,
  toPause: 'Cambiar o terminar la pausa',
  resume: 'Reanudar',
  resumeOf: (name) => `Reanudar: ${name}`,
  resuming: 'Reanudando…',
  begun: (day) => ({ title: 'En pausa', message: `Vuelve a llegar ${onDay(day)}.` }),
  resumed: { title: 'Reanudado', message: 'Desde ahora vuelve a llegar.' },
  loadFailed: 'No se pudieron cargar tus pausas.',
  failed: { title: 'Algo salió mal', message: 'Inténtalo de nuevo.' },
};
