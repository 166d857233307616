import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { browserTimeZone, formatTime } from '../../lib/dates.ts';
import { strings } from '../../lib/strings.ts';
import classes from './zone-choice.module.css';
import { matchesZone, zoneLabel, zonesOnOffer } from './zones.ts';

const words = strings.schedule.zone;
// Each option says what time it is there, which is too much to say of four hundred zones at once.
const MOST_SHOWN = 40;

interface ZoneChoiceProps {
  current: string;
  now: Date;
  onChoose: (timezone: string) => void;
  onClose: () => void;
}

const toItem = (zone: string): ComboboxItem => ({ value: zone, label: zoneLabel(zone) });

const filter: OptionsFilter = ({ options, search }) =>
  options.map((option) =>
    'group' in option
      ? { ...option, items: option.items.filter((item) => 'value' in item && matchesZone(String(item.value), search)) }
      : option,
  );

/** A searchable list of all time zones, the browser's own first. */
export default function ZoneChoice({ current, now, onChoose, onClose }: ZoneChoiceProps) {
  const { device, others } = zonesOnOffer(Intl.supportedValuesOf('timeZone'), current, browserTimeZone());
  return (
    <div className={classes.choice}>
      <Select
        label={words.label}
        placeholder={words.placeholder}
        data={[
          { group: words.thisDevice, items: [toItem(device)] },
          { group: words.others, items: others.map(toItem) },
        ]}
        value={null}
        onChange={(zone) => zone && onChoose(zone)}
        searchable
        autoFocus
        autoComplete="off"
        limit={MOST_SHOWN}
        filter={filter}
        nothingFoundMessage={words.nothing}
        maxDropdownHeight={280}
        selectFirstOptionOnChange
        comboboxProps={{ shadow: 'none' }}
        classNames={{
          dropdown: classes.dropdown,
          option: classes.option,
          groupLabel: classes.group,
          empty: classes.empty,
        }}
        renderOption={({ option }) => (
          <>
            <span>{option.label}</span>
            <span className={classes.time}>{formatTime(now, String(option.value))}</span>
          </>
        )}
      />
      <Button variant="subtle" size="sm" className={classes.close} onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
