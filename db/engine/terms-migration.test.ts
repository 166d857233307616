import { expect, test } from 'vitest';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { openDatabase } from './sqlite.ts';

test('C9: a number proved long ago that has had guidance gets no first message, and one whose terms failed still does', () => {
  const file = createOlderDatabase('_terms-already-first', (before) => {
    before.exec(`
      INSERT INTO users (id, username, username_key, email, email_key, password) VALUES
        (1, 'a', 'a', 'a@parish.example', 'a@parish.example', 'x'), (2, 'b', 'b', 'b@parish.example', 'b@parish.example', 'x'),
        (3, 'c', 'c', 'c@parish.example', 'c@parish.example', 'x'), (4, 'd', 'd', 'd@parish.example', 'd@parish.example', 'x'),
        (5, 'e', 'e', 'e@parish.example', 'e@parish.example', 'x');
      INSERT INTO alert_addresses (id, user_id, channel, address, verified_at, terms_owed) VALUES
        (11, 1, 'sms', '+442079460001', 100, 1), (12, 2, 'sms', '+442079460002', 100, 1),
        (13, 3, 'sms', '+442079460003', 100, 1), (14, 4, 'sms', '+442079460004', 100, 1),
        (15, 5, 'sms', '+442079460005', 100, 1);
      INSERT INTO deliveries (user_id, kind, channel, address_id, status, due_at, created_at, finished_at) VALUES
        (1, 'guidance', 'sms', 11, 'sent', 200, 190, 201),
        (2, 'guidance', 'sms', 0, 'sent', 200, 190, 201),
        (3, 'guidance', 'sms', 13, 'sent', 200, 190, 201),
        (3, 'number_verified', 'sms', 13, 'failed', 101, 101, 102),
        (4, 'guidance', 'email', 0, 'sent', 200, 190, 201),
        (5, 'guidance', 'sms', 15, 'sent', 50, 40, 51);
    `);
  });
  const { client } = openDatabase(file);
  const owing = client.prepare('SELECT id FROM alert_addresses WHERE terms_owed = 1 ORDER BY id').all();
  expect(owing).toEqual([{ id: 13 }, { id: 14 }, { id: 15 }]);
  client.close();
});
