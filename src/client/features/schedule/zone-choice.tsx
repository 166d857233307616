import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { scheduleLaterWords } from '#strings/schedule-later.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { formatTime } from '../../lib/dates.ts';
import classes from './zone-choice.module.css';
import { matchesZone, zoneLabel, zonesOnOffer } from './zones.ts';

const words = scheduleLaterWords.zone;
// Each zone says what time it is there, which takes a moment for all four hundred: the first come at once.
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
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    startTransition(() => setMost(Number.POSITIVE_INFINITY));
  }, []);
  const groups = [
    { name: words.thisDevice, zones: [device].filter((zone) => matchesZone(zone, search)) },
    { name: words.others, zones: others.filter((zone) => matchesZone(zone, search)).slice(0, most) },
  ].filter(({ zones }) => zones.length > 0);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are an extra way to what its field and buttons do
    <div ref={panel} className={classes.choice} onKeyDown={onKeyDown}>
      <TextInput
        label={words.label}
        placeholder={words.placeholder}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be sent instead.
          event.preventDefault();
          const best = groups[0]?.zones[0];
          if (search.trim() && best) onChoose(best);
        }}
        type="search"
        enterKeyHint="done"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        leftSection={<IconSearch aria-hidden size={20} stroke={1.7} />}
        leftSectionPointerEvents="none"
      />
      <div className={classes.list}>
        {groups.map(({ name, zones }) => (
          <Zones key={name} name={name} zones={zones} current={current} now={now} onChoose={onChoose} />
        ))}
        <p role="status" className={classes.nothing}>
          {groups.length === 0 && words.nothing}
        </p>
      </div>
      <Button variant="subtle" size="sm" className={classes.close} onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}

interface ZonesProps {
  name: string;
  zones: string[];
  current: string;
  now: Date;
  onChoose: (timezone: string) => void;
}

function Zones({ name, zones, current, now, onChoose }: ZonesProps) {
  const nameId = useId();
  return (
    <>
      <p id={nameId} className={classes.group}>
        {name}
      </p>
      <ul aria-labelledby={nameId} className={classes.zones}>
        {zones.map((zone) => (
          <li key={zone}>
            <button
              type="button"
              className={classes.zone}
              aria-current={zone === current || undefined}
              onClick={() => onChoose(zone)}
            >
              <span>{zoneLabel(zone)}</span>
              <span className={classes.time}>{formatTime(now, zone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
