import { NativeSelect } from '@mantine/core';
import { slotWords as words } from '#strings/alerts/slots.ts';
import { SLOT_FILTERS, type SlotFilter } from '../../../../shared/alerts/slots.ts';
import classes from './slots.module.css';

const FILTERS = SLOT_FILTERS.map((value) => ({ value, label: words.filters[value] }));

/** Chooses which slots a list shows. */
export function SlotsFilter({ show, onChange }: { show: SlotFilter; onChange: (show: SlotFilter) => void }) {
  return (
    <NativeSelect
      className={classes.filter}
      label={words.show}
      data={FILTERS}
      value={show}
      onChange={(event) => {
        const chosen = SLOT_FILTERS.find((each) => each === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
