/** The groups in which administrators set up the site, in the order of the guided setup. */
export const SETTING_GROUPS = ['church', 'email', 'phone', 'telegram', 'slack', 'joining', 'guidance'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
