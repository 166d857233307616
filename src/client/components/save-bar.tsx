import { Button } from '@mantine/core';
import { saveWords } from '#strings/app.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** What the button says: "Save Schedule". */
  save: string;
  /** Whether what stands there could be saved at all. */
  savable?: boolean;
  /** Whether what is saved already may be saved again. */
  unchangedToo?: boolean;
  /** Whether what is not saved was brought back from an earlier visit, untouched since. */
  fromBefore?: boolean;
  onDiscard: () => void;
  /** What else can be done here, beside saving. */
  children?: React.ReactNode;
}

/** The end of a form in a card: saving, within reach for as long as something is not saved. */
export function SaveBar({
  dirty,
  saving,
  save,
  savable = true,
  unchangedToo = false,
  fromBefore,
  onDiscard,
  children,
}: SaveBarProps) {
  return (
    <div className={classes.bar} data-save-bar data-dirty={dirty || undefined}>
      <p role="status" className={classes.unsaved}>
        {dirty && (fromBefore ? saveWords.unsavedFromBefore : saveWords.unsaved)}
      </p>
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant={dirty || !unchangedToo ? 'filled' : 'default'}
          disabled={!(dirty || unchangedToo) || !savable || saving}
        >
          {saving ? saveWords.saving : save}
        </Button>
        {dirty && !saving && (
          <Button variant="subtle" className={classes.discard} onClick={onDiscard}>
            {saveWords.discard}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
