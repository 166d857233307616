/** The dashboard with the entries that tests made (decisions.md D18). */
export const DEVELOPMENT_VIEW = '/dashboard?data=development';
