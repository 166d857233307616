import { expect, test } from 'vitest';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { openDatabase } from './sqlite.ts';

test('a database from before the one table of addresses keeps its numbers, chats and browsers, and what waits for them', () => {
  const file = createOlderDatabase('_one-table-of-addresses', (before) => {
    before.exec(`
      INSERT INTO users (id, username, username_key, email, email_key, password)
        VALUES (7, 'Ruth', 'ruth', 'ruth@parish.example', 'ruth@parish.example', 'x');
      INSERT INTO user_profiles (user_id, phone_number, whatsapp_number, telegram_chat_id)
        VALUES (7, '+15550100', '+15550101', '4711');
      INSERT INTO alert_addresses (user_id, channel, address, verified_at)
        VALUES (7, 'email', 'ruth@parish.example', 5), (7, 'telegram', '4711', 6);
      INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, user_agent, device_hash, created_at)
        VALUES (7, 'https://push.example/1', 'key', 'auth', 'Firefox', 'device', 8);
      INSERT INTO telegram_subscriptions
        (user_id, telegram_chat_id, telegram_username, subscription_token, is_active, subscribed_at)
        VALUES (7, '4711', 'ruth_g', 'token', 1, 6);
      INSERT INTO deliveries (user_id, kind, channel, due_at) VALUES (7, 'guidance', 'email', 9), (7, 'guidance', 'app', 9);
    `);
  });

  const { client } = openDatabase(file);
  const addresses = client
    .prepare('SELECT channel, address, details, secrets, verified_at, device_hash, seen_at FROM alert_addresses')
    .all();
  const nothing = { details: '{}', secrets: '{}', verified_at: null, device_hash: null, seen_at: null };
  expect(addresses).toEqual([
    { ...nothing, channel: 'email', address: 'ruth@parish.example', verified_at: 5 },
    { ...nothing, channel: 'sms', address: '+15550100' },
    { ...nothing, channel: 'whatsapp', address: '+15550101' },
    {
      channel: 'push',
      address: 'https://push.example/1',
      details: '{"userAgent":"Firefox"}',
      secrets: '{"p256dh":"key","auth":"auth"}',
      verified_at: 8,
      device_hash: 'device',
      seen_at: 8,
    },
    {
      ...nothing,
      channel: 'telegram',
      address: '4711',
      details: '{"username":"ruth_g","firstName":null,"lastName":null}',
      verified_at: 6,
    },
  ]);
  const sentTo = client.prepare(`SELECT d.channel, a.address FROM deliveries d
    LEFT JOIN alert_addresses a ON a.id = d.address_id ORDER BY d.id`);
  expect(sentTo.all()).toEqual([
    { channel: 'email', address: 'ruth@parish.example' },
    { channel: 'app', address: null },
  ]);
  client.close();
});
