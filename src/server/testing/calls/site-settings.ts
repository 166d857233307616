import type { CallRows } from './call.ts';

export const siteSettingCalls: CallRows = {
  'admin.settings.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => undefined,
    contains: ['"inEffect":true', 'APP_NAME'],
  },
  'admin.settings.save': {
    who: 'admin_session',
    stranger: 'forbidden',
    async input({ site }) {
      await site.db.delete(site.db.tables.storedSettings);
      return { group: 'church', revision: 0, values: { APP_NAME: 'Grace' } };
    },
    contains: ['"revision":1', '"value":"Grace"'],
  },
  'admin.settings.test': {
    who: 'admin_session',
    stranger: 'forbidden',
    // Nothing is configured, so no provider is called.
    input: () => ({ group: 'guidance', values: {} }),
    status: 409,
    contains: ['setting_group_nothing'],
  },
};
