import { startTransition, useEffect, useMemo, useState } from 'react';
import { scheduleLaterWords } from '#strings/schedule/schedule-later.ts';
import { ChoiceList } from '../../../components/forms/choice-list.tsx';
import { browserTimeZone, formatTime } from '../../../lib/time/dates.ts';
import { matchesZone, zoneLabel, zonesOnOffer } from './zones.ts';

const words = scheduleLaterWords.zone;
// Formatting the time in all four hundred zones takes a moment, so the first ones come at once.
const FIRST_SHOWN = 40;

interface ZoneChoiceProps {
  current: string;
  now: Date;
  onChoose: (timezone: string) => void;
  onClose: () => void;
}

/** A searchable list of all time zones, the browser's own first. */
export default function ZoneChoice({ current, now, onChoose, onClose }: ZoneChoiceProps) {
  const { device, others } = useMemo(
    () => zonesOnOffer(Intl.supportedValuesOf('timeZone'), current, browserTimeZone()),
    [current],
  );
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(FIRST_SHOWN);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);
  const itemOf = (zone: string) => ({
    key: zone,
    name: zoneLabel(zone),
    // Intl has no names of cities in other languages.
    lang: 'en',
    aside: formatTime(now, zone),
    current: zone === current,
    onChoose: () => onChoose(zone),
  });
  const groups = [
    { name: words.thisDevice, zones: [device].filter((zone) => matchesZone(zone, search)) },
    { name: words.others, zones: others.filter((zone) => matchesZone(zone, search)).slice(0, most) },
  ]
    .filter(({ zones }) => zones.length > 0)
    .map(({ name, zones }) => ({ name, items: zones.map(itemOf) }));
  return (
    <ChoiceList
      label={words.label}
      placeholder={words.placeholder}
      search={search}
      onSearch={setSearch}
      groups={groups}
      nothing={groups.length === 0 && words.nothing}
      close={words.close}
      onClose={onClose}
    />
  );
}
