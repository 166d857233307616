/** The countries whose help lines the site knows, by their ISO codes. */
export const HELP_COUNTRIES = ['AU', 'CA', 'ES', 'GB', 'IE', 'NZ', 'US', 'ZA'] as const;
export type HelpCountry = (typeof HELP_COUNTRIES)[number];

/** Returns the country of an IANA time zone where the site knows its help lines; otherwise null. */
export function helpCountryOf(timeZone: string): HelpCountry | null {
  const { timeZone: canonical } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return (
    HELP_COUNTRIES.find((region) => {
      const zones = new Intl.Locale('und', { region }).getTimeZones?.() ?? [];
      return zones.includes(timeZone) || zones.includes(canonical);
    }) ?? null
  );
}

// Zones that name no place. Browsers send them where the machine was never told where it stands.
const PLACELESS =
  /^(?:Etc\/.+|UTC|UCT|GMT(?:[+-]?0)?|Greenwich|Universal|Zulu|[CEMW]ET|[EHM]ST|(?:E|C|M|P)ST[5-8][A-Z]DT)$/;

/** Returns whether an IANA time zone belongs to some place, such as Europe/Berlin, and not to all the world, such as UTC. */
export function namesPlace(timeZone: string): boolean {
  return !PLACELESS.test(timeZone);
}
