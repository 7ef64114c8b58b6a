/** The keys of the table itself; a board has its own. */
import type { Shortcut } from '$lib/games/types';
import type { Translate } from '$lib/i18n';

export const tableShortcuts = (t: Translate): readonly Shortcut[] => [
  { keys: [t('shell-key-enter')], label: t('shell-confirm') },
  { keys: [t('shell-key-escape')], label: t('shell-key-cancel') },
  { keys: ['U', 'Ctrl+Z'], label: t('shell-undo') },
  { keys: ['Shift+U'], label: t('shell-undo-turn') },
  { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: t('shell-redo') },
  { keys: ['H'], label: t('shell-hint') },
  { keys: ['X'], label: t('shell-key-explain') },
  { keys: ['P'], label: t('shell-plan') },
  { keys: ['L'], label: t('shell-tab-log') },
  { keys: ['G'], label: t('shell-tab-ledger') },
  { keys: ['I'], label: t('shell-tab-rules') },
  { keys: ['C'], label: t('shell-tab-chat') },
  { keys: ['?'], label: t('shell-help') },
];
