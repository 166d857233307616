import { startTransition, useEffect, useMemo, useState } from 'react';
import { scheduleLaterWords } from '#strings/schedule/schedule-later.ts';
import { ChoiceList } from '../../../components/forms/choice-list.tsx';
import { browserTimeZone, formatTime } from '../../../lib/time/dates.ts';
import { listZones, matchesZone, zoneLabel } from './zones.ts';

const words = scheduleLaterWords.zone;
// Formatting the time in 400 zones is slow, so the first render shows only some.
const INITIAL_COUNT = 40;

interface ZoneChoiceProps {
  current: string;
  now: Date;
  onChoose: (timezone: string) => void;
  onClose: () => void;
}

/** A searchable list of all time zones, the browser's first. */
export default function ZoneChoice({ current, now, onChoose, onClose }: ZoneChoiceProps) {
  const { device, others } = useMemo(
    () => listZones(Intl.supportedValuesOf('timeZone'), current, browserTimeZone()),
    [current],
  );
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(INITIAL_COUNT);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  const itemOf = (zone: string) => ({
    key: zone,
    name: zoneLabel(zone),
    // Intl has city names in English only.
    lang: 'en',
    aside: formatTime(now, zone),
    current: zone === current,
    onChoose: () => onChoose(zone),
  });
  const groups = [
    { name: words.thisDevice, zones: [device].filter((zone) => matchesZone(zone, search)) },
    { name: words.others, zones: others.filter((zone) => matchesZone(zone, search)).slice(0, count) },
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
