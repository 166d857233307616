// The order matters: most browsers also name the browsers they imitate.
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A language's phrases for a device: browser and system, the system alone, or unknown. */
interface DeviceWords {
  both: (browser: string, system: string) => string;
  system: (system: string) => string;
  unknown: string;
}

/**
 * Describes a browser in words, such as "Firefox on Windows", from its user agent. The result contains only words of
 * these lists, because the caller may send any text.
 */
export function describeDevice(userAgent: string | null, words: DeviceWords): string {
  const nameIn = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (browser && system) return words.both(browser, system);
  return browser ?? (system ? words.system(system) : words.unknown);
}
