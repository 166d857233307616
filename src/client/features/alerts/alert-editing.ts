import type { MailKind } from '../../../shared/alerts/mail-categories.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { AlertValues, SavedAlerts } from './alert-edits.ts';

/** The parts of the form that the rows use. */
export interface AlertEditing {
  saved: SavedAlerts;
  values: AlertValues;
  /** The server's errors by field. */
  errors: Record<string, string>;
  /** The id of the form that Enter in a field submits. */
  formId: string;
  editAddress: (method: AlertMethod, text: string) => void;
  editConsent: (method: AlertMethod, on: boolean) => void;
  switchTo: (method: AlertMethod, on: boolean) => void;
  switchMail: (kind: MailKind, on: boolean) => void;
}
