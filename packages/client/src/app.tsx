/** The page as a whole: settings, texts, and which page is shown. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PatternDefinitions } from './frame/Patterns';
import { HallContext } from './hall';
import { useRoute } from './router';
import { applySettings, PACES, type Settings, saveSettings } from './settings';
import { Home } from './shell/Home';
import { Page } from './shell/Page';
import type { Hall } from './table/table';
import { changeLanguage } from './text';
import { SettingsContext } from './use-settings';

// The home page loads first; everything else when it is opened.
const Setup = lazy(async () => ({ default: (await import('./shell/Setup')).Setup }));
const RulesPage = lazy(async () => ({ default: (await import('./shell/RulesPage')).RulesPage }));
const TablePage = lazy(async () => ({ default: (await import('./frame/TablePage')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./frame/ReplayPage')).ReplayPage }));

export function App({ hall, first }: { readonly hall: Hall; readonly first: Settings }) {
  const [settings, setSettings] = useState(first);
  const change = useCallback(
    (part: Partial<Settings>) => {
      const next = { ...settings, ...part };
      saveSettings(next);
      applySettings(next);
      hall.setPace(PACES[next.pace]);
      if (part.language === undefined) setSettings(next);
      // The texts first, so that no half of the page speaks another language.
      else void changeLanguage(part.language).then(() => setSettings(next));
    },
    [settings, hall],
  );
  const control = useMemo(() => ({ settings, change }), [settings, change]);
  return (
    <SettingsContext value={control}>
      <HallContext value={hall}>
        <PatternDefinitions />
        <Suspense fallback={<Loading />}>
          <Routed />
        </Suspense>
      </HallContext>
    </SettingsContext>
  );
}

function Routed() {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={route.game} game={route.game} people={route.people} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
  }
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Page>
      <p role="status">{t('app.loading')}</p>
    </Page>
  );
}
