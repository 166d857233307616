import { describe, expect, it } from 'vitest';
import { listZones, matchesZone, zoneLabel } from './zones.ts';

describe('the list of zones', () => {
  it('separates the browser’s zone, and always includes the member’s and UTC', () => {
    const { device, others } = listZones(['Europe/Paris', 'Europe/London'], 'US/Pacific', 'Europe/Paris');
    expect(device).toBe('Europe/Paris');
    expect(others).toEqual(['Europe/London', 'US/Pacific', 'UTC']);
  });

  it('names a zone by its city first', () => {
    expect(zoneLabel('Europe/London')).toBe('London, Europe');
    expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina, America');
    expect(zoneLabel('UTC')).toBe('UTC');
  });

  it('matches the beginnings of words, in any order', () => {
    expect(matchesZone('America/New_York', 'new york')).toBe(true);
    expect(matchesZone('America/New_York', 'york am')).toBe(true);
    expect(matchesZone('America/Sao_Paulo', 'são')).toBe(true);
    expect(matchesZone('America/New_York', 'ork')).toBe(false);
    expect(matchesZone('America/New_York', '')).toBe(true);
  });
});
