/** The settings as components read and change them. */
import { createContext, useContext } from 'react';
import type { Settings } from './settings';

export interface SettingsControl {
  readonly settings: Settings;
  /** A language whose texts cannot be loaded is not changed to; the page says so. */
  change(part: Partial<Settings>): void;
}

export const SettingsContext = createContext<SettingsControl | null>(null);

export function useSettings(): SettingsControl {
  const control = useContext(SettingsContext);
  if (control === null) throw new Error('no settings');
  return control;
}
