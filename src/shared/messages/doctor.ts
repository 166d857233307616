import { pluralsOf } from '../text/plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');

/** The server's sentences about an examination of the whole site, in English; an error says what to do. */
export const DOCTOR = {
  doctor_disk_works: ({ free }: { free: string }) => `The disk of the data folder has ${free} free.`,
  doctor_disk_low: ({ free, needed }: { free: string; needed: string }) =>
    `The disk of the data folder has only ${free} free, and a backup needs ${needed}. Delete what you no longer need, or use a larger disk.`,
  doctor_folder_works: 'The data folder is closed to other users of this machine.',
  doctor_folder_open: ({ names }: { names: string }) =>
    `Other users of this machine can read ${names}. Run “chmod -R go-rwx” on the data folder.`,
  doctor_write_works: 'The database accepts writes.',
  doctor_write_refused:
    'The database does not accept writes. Check whether the disk is full, and who owns the data folder (DATA_DIR).',
  doctor_folder_accepts: 'Files can be written into the data folder.',
  doctor_folder_closed: ({ names }: { names: string }) =>
    `No file can be written into ${names}, so captured mail is held and no backup is made. Check who owns it, and that its file system is not mounted read-only.`,
  doctor_clock_works: 'The clock agrees with what the site stored earlier.',
  doctor_clock_behind: ({ minutes }: { minutes: number }) =>
    `The clock is ${minutes} minutes behind what the site stored earlier. Switch on time synchronization, for example with “timedatectl set-ntp true”.`,
  doctor_clock_was_ahead: ({ minutes }: { minutes: number }) =>
    `The clock was ahead earlier: the newest stored time is ${minutes} minutes from now. The clock is right again, so nothing needs to be done.`,
  doctor_clock_agrees: ({ host }: { host: string }) => `The clock agrees with that of ${host}.`,
  doctor_clock_unconfirmed:
    'No other machine told the site the time. “timedatectl” shows whether the clock is synchronized.',
  doctor_clock_ahead: ({ minutes, host }: { minutes: number; host: string }) =>
    `The clock is ${minutes} minutes ahead of that of ${host}, so messages go out too early. Switch on time synchronization, for example with “timedatectl set-ntp true”.`,
  doctor_clock_late: ({ minutes, host }: { minutes: number; host: string }) =>
    `The clock is ${minutes} minutes behind that of ${host}, so messages go out too late. Switch on time synchronization, for example with “timedatectl set-ntp true”.`,
  doctor_clock_certificate: ({ host }: { host: string }) =>
    `The clock is probably wrong: at its time, the certificate of ${host} is not valid yet or no longer valid. Check it with “timedatectl”, and switch on time synchronization, for example with “timedatectl set-ntp true”.`,
  doctor_clock_device_agrees: 'The clock agrees with that of your device.',
  doctor_clock_device_ahead: ({ minutes }: { minutes: number }) =>
    `The clock is ${minutes} minutes ahead of that of your device. If your device is right, messages go out too early: switch on time synchronization on the server, for example with “timedatectl set-ntp true”.`,
  doctor_clock_device_late: ({ minutes }: { minutes: number }) =>
    `The clock is ${minutes} minutes behind that of your device. If your device is right, messages go out too late: switch on time synchronization on the server, for example with “timedatectl set-ntp true”.`,
  doctor_zones_works: ({ version }: { version: string }) => `The time-zone rules are those of ${version}.`,
  doctor_zones_old: ({ version }: { version: string }) =>
    `The time-zone rules are those of ${version}, so some members may get messages at the wrong hour. Install a newer version of Hesed.`,

  doctor_site_killed:
    'The last time it ran, the site was killed or the machine lost power. Nothing that was stored is lost. If this happens again, check the system log, and give the machine more memory.',

  doctor_database_works: 'The database is intact.',
  doctor_database_damaged: ({ detail }: { detail: string }) =>
    `The database is damaged (${detail}). Restore a backup; docs/backup.md says how.`,
  doctor_keys_works: 'The keys match the data they encrypted.',
  doctor_keys_missing:
    'The file keys.json was missing, so the site made new keys. Stop the site, and restore the earlier file from a backup: without it, stored secrets and push subscriptions are lost.',
  doctor_keys_changed: 'The file keys.json is missing or is not the one the site uses. Restore it from a backup.',
  doctor_keys_unfit: ({ secrets }: { secrets: number }) =>
    `Stored secrets that the keys cannot decrypt: ${secrets}. If keys.json was replaced, restore the earlier one from a backup.`,
  doctor_ledger_works: ({ rows }: { rows: number }) => `The consent ledger is verified, rows: ${rows}.`,
  doctor_ledger_broken: ({ row }: { row: number }) =>
    `The consent ledger was changed at row ${row}. Find out who can write to the database; docs/consent-ledger.md says what this means.`,

  doctor_backup_works: ({ hours }: { hours: number }) =>
    `The last backup is ${count(hours, { one: '# hour', other: '# hours' })} old.`,
  doctor_backup_old: ({ days, command }: { days: number; command: string }) =>
    `The last backup is ${days} days old. Make one with “${command}”, and check the log to see why the nightly one fails.`,
  doctor_backup_none: ({ command }: { command: string }) =>
    `There is no backup yet. The site makes one every night; “${command}” makes one now.`,
  doctor_backup_replaced: ({ folders }: { folders: string }) =>
    `The backup folder still has what a restore replaced, with its keys and private texts: ${folders}. Delete it when all is well.`,
  doctor_backup_future: ({ files }: { files: string }) =>
    `These backups are dated in the future, because the clock was ahead when they were made: ${files}. They do not count, and you may delete them.`,
  doctor_backup_off: 'BACKUPS is off, so something else must copy the data folder.',

  doctor_address_works: ({ url }: { url: string }) => `The site answers at ${url}.`,
  doctor_address_unset: ({ url }: { url: string }) =>
    `Links in messages lead to ${url}, which works on this machine only. Set PUBLIC_URL to the address of the site.`,
  doctor_address_plain: ({ url }: { url: string }) =>
    `${url} is not encrypted. Put a proxy with a certificate in front of the site, and set PUBLIC_URL to its https:// address.`,
  doctor_address_unreachable: ({ url, code }: { url: string; code: string }) =>
    `Nothing answers at ${url} (${code}). Check that the site is running, the DNS record, the firewall and the proxy.`,
  doctor_address_closed: ({ url, code }: { url: string; code: string }) =>
    `The connection to ${url} is closed without an answer (${code}). Check the firewall, and read the log of the proxy.`,
  doctor_address_redirects: ({ url, target }: { url: string; target: string }) =>
    `${url} forwards to ${target}, and providers do not follow redirects. Set PUBLIC_URL to ${target}.`,
  doctor_address_unencrypted: ({ url }: { url: string }) =>
    `${url} answers without encryption, although it begins with https://. Let a proxy with a certificate answer on this port; docs/reverse-proxies.md says how.`,
  doctor_address_handshake: ({ url, code }: { url: string; code: string }) =>
    `No encrypted connection to ${url} can be made (${code}), probably because the proxy has no certificate for this name yet. Write the name into its configuration, and read its log.`,
  doctor_address_certificate: ({ url, code }: { url: string; code: string }) =>
    `The certificate of ${url} is not valid (${code}). Renew it, or let Caddy do it for you.`,
  doctor_address_certificate_date: ({ url, code }: { url: string; code: string }) =>
    `At the time of this machine’s clock, the certificate of ${url} is not valid yet or no longer valid (${code}). Check the clock with “timedatectl”. If the clock is right, renew the certificate, or let Caddy do it for you.`,
  doctor_address_certificate_name: ({ url }: { url: string }) =>
    `The certificate at ${url} is for another name. Get one for this name, or let Caddy do it for you.`,
  doctor_address_certificate_issuer: ({ url, code }: { url: string; code: string }) =>
    `Browsers do not trust the certificate of ${url} (${code}). Get one from an authority such as Let’s Encrypt and give the proxy its full chain, or let Caddy do it for you.`,
  doctor_address_host: ({ url }: { url: string }) =>
    `The proxy at ${url} gives the site another host name (status 400). Make it pass the Host header on: in nginx with “proxy_set_header Host $host”; Caddy does so by default.`,
  doctor_address_missing: ({ url }: { url: string }) =>
    `${url} does not pass all paths on: /api is not found there (status 404). Make the proxy pass every path on to this site.`,
  doctor_address_other: ({ url, status }: { url: string; status: number }) =>
    `Something else answers at ${url} (status ${status}). Make the proxy pass requests on to this site.`,

  doctor_mail_captured: 'Emails are kept as files and are not delivered. Set SMTP_URL and MAIL_FROM.',
  doctor_dns_gone: ({ domain }: { domain: string }) =>
    `DNS gave no answer about ${domain}, so SPF, DKIM and DMARC are not checked. Check this machine’s name servers.`,
  doctor_dns_unknown: ({ domain }: { domain: string }) =>
    `The domain ${domain} of MAIL_FROM does not exist in DNS, so mail servers will refuse mail from it. Use an address at your own domain.`,
  doctor_spf_works: ({ domain }: { domain: string }) => `${domain} has an SPF record.`,
  doctor_spf_missing: ({ domain }: { domain: string }) =>
    `${domain} has no SPF record, so mail may land in spam. Add the TXT record your mail provider gives you.`,
  doctor_spf_twice: ({ domain }: { domain: string }) =>
    `${domain} has more than one SPF record, so none of them count. Merge them into one.`,
  doctor_dkim_works: ({ domain }: { domain: string }) => `${domain} has DKIM keys.`,
  doctor_dkim_missing: ({ domain }: { domain: string }) =>
    `${domain} has no DKIM key, so mail may land in spam. Add the record under _domainkey.${domain} that your mail provider gives you.`,
  doctor_dmarc_works: ({ domain }: { domain: string }) => `${domain} has a DMARC policy.`,
  doctor_dmarc_missing: ({ domain }: { domain: string }) =>
    `${domain} has no DMARC policy, so large mail providers may refuse its mail. Add a TXT record _dmarc.${domain}, such as “v=DMARC1; p=none”.`,
} as const satisfies Catalogue;
