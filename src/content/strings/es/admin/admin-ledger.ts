import type * as English from '../../en/admin/admin-ledger.ts';
import { plural } from '../locale.ts';

const rows = (count: number) => plural(count, { one: '# fila', other: '# filas' });

export const adminLedgerWords: typeof English.adminLedgerWords = {
  title: 'Registro de consentimientos',
  intro: 'Cada alta, baja y confirmación de este sitio, unida a la anterior, para que se descubra cualquier cambio.',
  verify: 'Verificar',
  verifying: 'Verificando…',
  download: 'Descargar el registro',
  downloading: 'Preparando…',
  verifyFailed: 'No se pudo verificar el registro',
  downloadFailed: 'No se creó el archivo',
  downloaded: (count) => ({ title: 'El registro se descargó', message: `El archivo contiene ${rows(count)}.` }),
  whole: (count, erased) =>
    erased === 0
      ? `El registro de consentimientos está íntegro: ${rows(count)}.`
      : `El registro de consentimientos está íntegro: ${rows(count)}, ${erased} de ellas borradas con sus cuentas.`,
  head: (hash) => `Último eslabón: ${hash}`,
  headLabel: 'Último eslabón',
  headHint: 'Anótalo en otro lugar: con él podrás demostrar más adelante que no se quitó ninguna fila del final.',
  holdsKnown: 'Contiene el eslabón que indicaste.',
  cutOff:
    'El registro de consentimientos no contiene el eslabón que indicaste: desde entonces se quitaron filas del final o se escribió de nuevo.',
  errors: {
    changed: (row) => `La fila ${row} del registro de consentimientos se cambió después de escribirse.`,
    removed: (row) => `La fila ${row} del registro de consentimientos se quitó, y ninguna cuenta eliminada lo explica.`,
    unlinked: (row) =>
      `La fila ${row} del registro de consentimientos no tiene eslabón: se insertó sin pasar por este sitio o se quitó su eslabón.`,
    moved: (row) =>
      `La fila ${row} del registro de consentimientos no sigue a la anterior: ahí se insertaron, movieron o reescribieron filas.`,
    link_removed: (row) => `Se quitó un eslabón antes de la fila ${row} del registro de consentimientos.`,
  },
  file: 'Registro de consentimientos, con los hashes que lo verifican',
  fileName: (day) => `registro-de-consentimientos-${day}`,
};
