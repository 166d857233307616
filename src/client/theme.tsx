import { colorsTuple, createTheme, type VariantColorsResolver } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import controls from './styles/controls.module.css';
import dialogs from './styles/dialogs.module.css';
import switches from './styles/switch.module.css';
import { THEME_OPTIONS } from './theme-options.ts';

const evergreen = colorsTuple('var(--primary)');

/** Gives buttons the colours of the palette's tokens, which follow the colour scheme. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const danger = color === 'danger';
  const accent = danger ? 'var(--danger)' : 'var(--primary)';
  const soft = danger ? 'var(--danger-ground)' : 'var(--primary-soft)';
  switch (variant) {
    case 'filled':
      return {
        background: accent,
        hover: danger ? accent : 'var(--primary-hover)',
        color: danger ? 'var(--paper)' : 'var(--on-primary)',
        border: '1px solid transparent',
      };
    case 'subtle':
    case 'transparent':
      if (color === 'quiet' || color === 'ink')
        return {
          background: 'transparent',
          hover: variant === 'subtle' ? 'var(--hover)' : 'transparent',
          hoverColor: 'var(--ink)',
          color: color === 'ink' ? 'var(--ink)' : 'var(--ink-soft)',
          border: '1px solid transparent',
        };
      return { background: 'transparent', hover: soft, color: accent, border: '1px solid transparent' };
    case 'light':
      return { background: soft, hover: soft, color: accent, border: '1px solid transparent' };
    default:
      return { background: 'var(--card)', hover: 'var(--hover)', color: 'var(--ink)', border: '1px solid var(--line)' };
  }
};

// `lib/page/overlay-stack.ts` handles Escape and Back.
const dialog = { closeOnEscape: false, removeScrollProps: { removeScrollBar: false } };

export const theme = createTheme({
  ...THEME_OPTIONS,
  colors: { evergreen },
  variantColorResolver,
  // Keys are names, because importing the components would load them all with the first screen.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'quiet', size: '2.75rem' } },
    Button: { defaultProps: { size: 'md', loaderProps: { size: 18 } }, classNames: controls },
    // The parts of Drawer and Modal read their classes here, and their roots read props under `DrawerRoot` and `ModalRoot`.
    Drawer: { classNames: dialogs },
    DrawerRoot: { defaultProps: { ...dialog, returnFocus: false } },
    Input: { defaultProps: { size: 'md' }, classNames: { wrapper: controls.field } },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'input', 'error'] },
      classNames: { label: controls.fieldLabel, error: controls.fieldError, description: controls.fieldDescription },
    },
    Modal: { classNames: dialogs },
    ModalRoot: {
      defaultProps: { ...dialog, centered: true, transitionProps: { duration: 150, transition: 'fade' } },
    },
    NativeSelect: { defaultProps: { rightSection: <IconChevronDown aria-hidden size={18} /> } },
    PasswordInput: {
      classNames: { root: controls.passwordRoot, input: controls.password, visibilityToggle: controls.passwordToggle },
    },
    // Text inherits its font.
    Text: { defaultProps: { inherit: true } },
    Switch: { defaultProps: { withThumbIndicator: false }, classNames: switches },
  },
});
