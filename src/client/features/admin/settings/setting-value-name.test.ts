import { expect, test } from 'vitest';
import { nameSettingValue } from './setting-value-name.ts';

test('the kind of a setting, not its name, decides how its value is shown', () => {
  expect(nameSettingValue({ name: 'ANY', kind: 'country' }, 'us')).toBe('United States');
  expect(nameSettingValue({ name: 'ANY', kind: 'country' }, '')).toBe('None');
  expect(nameSettingValue({ name: 'DEFAULT_COUNTRY', kind: 'text' }, 'US')).toBe('US');
  expect(nameSettingValue({ name: 'REGISTRATION', kind: 'choice' }, 'invite')).toBe('Only people with an invitation');
});
