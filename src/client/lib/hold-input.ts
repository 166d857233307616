type Field = HTMLInputElement | HTMLTextAreaElement;

const TICKED = 'input:is([type=checkbox], [type=radio])';

/**
 * Keeps what is typed, ticked and pressed in a drawn page before its script is there. Links and other native controls
 * do what they do by themselves. Gives how to let go: everything is then done once more, for the script to hear it.
 */
export function holdInput(): () => void {
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const pressed = new Set<HTMLButtonElement>();

  const onClick = (event: Event) => {
    const target = event.target as Element;
    if (target.matches(TICKED)) ticked.set(target as HTMLInputElement, (target as HTMLInputElement).checked);
    const button = target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  const onInput = (event: Event) => {
    const field = event.target as Field;
    if (!field.matches(TICKED)) typed.set(field, field.value);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);

  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    for (const [field, text] of typed) typeAgain(field, text);
    for (const [tick, checked] of ticked) tickAgain(tick, checked);
    for (const button of pressed) button.click();
  };
}

/** Types what was typed, so that whoever keeps the field's value hears of it. */
function typeAgain(field: Field, text: string): void {
  takeOver(field);
  // React takes note of what is assigned, and hears of an event only where the value has become another since.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(tick: HTMLInputElement, checked: boolean): void {
  takeOver(tick);
  tick.checked = tick.type === 'checkbox' && !checked;
  tick.click();
}

/**
 * Lets React take over the part of the page that holds a field: it does so at once for an event of a member's. It may
 * put into the field what it knows of, so that what was typed must have been read before.
 */
function takeOver(field: Field): void {
  field.dispatchEvent(new Event('auxclick', { bubbles: true }));
}
