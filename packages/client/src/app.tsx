/** The page as a whole: settings, texts, and which page is shown. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { explainError } from './errors';
import { type LoadOnline, OnlineContext } from './online';
import { FailedPage } from './page/FailedPage';
import { NewVersion } from './page/NewVersion';
import { Page } from './page/Page';
import { href, type Route, useRoute } from './router';
import { applySettings, PACES, type Settings, saveSettings } from './settings';
import { Home } from './shell/Home';
import type { TableService } from './table/table';
import { TableServiceContext } from './table-service';
import { loadPageText, type PageText } from './text';
import { TextContext } from './text/use-text';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { PatternDefinitions } from './ui/Patterns';
import { Waiting } from './ui/Waiting';
import { SettingsContext } from './use-settings';

// The home page loads first; everything else when it is opened.
const Setup = lazy(async () => ({ default: (await import('./shell/setup/Setup')).Setup }));
const FriendsSetup = lazy(async () => ({ default: (await import('./shell/friends/FriendsSetup')).FriendsSetup }));
const Room = lazy(async () => ({ default: (await import('./shell/friends/Room')).Room }));
const RulesPage = lazy(async () => ({ default: (await import('./shell/RulesPage')).RulesPage }));
const TablePage = lazy(async () => ({ default: (await import('./frame/TablePage')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./frame/replay/ReplayPage')).ReplayPage }));

interface AppProps {
  readonly service: TableService;
  readonly loadOnline: LoadOnline;
  readonly first: Settings;
  /** In the language of the settings. */
  readonly firstText: PageText;
}

export function App({ service, loadOnline, first, firstText }: AppProps) {
  const [settings, setSettings] = useState(first);
  const [text, setText] = useState(firstText);
  const [failure, setFailure] = useState<string | null>(null);
  const change = useCallback(
    async (part: Partial<Settings>) => {
      const next = { ...settings, ...part };
      setFailure(null);
      try {
        // The texts first, so that no half of the page speaks another language.
        if (part.language !== undefined) setText(await loadPageText(part.language));
      } catch (error) {
        setFailure(text.t('trouble.language', { reason: explainError(error, text) }));
        return;
      }
      // Nobody waits for a change: from here on nothing fails, and what did is said above the page.
      saveSettings(next);
      applySettings(next);
      service.setPace(PACES[next.pace]);
      setSettings(next);
    },
    [settings, service, text],
  );
  const control = useMemo(() => ({ settings, change }), [settings, change]);
  return (
    <SettingsContext value={control}>
      <TextContext value={text}>
        <OnlineContext value={loadOnline}>
          <TableServiceContext value={service}>
            <PatternDefinitions />
            <NewVersion />
            {failure !== null && (
              <p role="alert" className="app-failure">
                {failure}
              </p>
            )}
            <Routed />
          </TableServiceContext>
        </OnlineContext>
      </TextContext>
    </SettingsContext>
  );
}

/** The page of the address; one that fails is replaced by the reason, until another is gone to. */
function Routed() {
  const route = useRoute();
  return (
    <ErrorBoundary resetKey={href(route)} fallback={(error) => <FailedPage error={error} />}>
      <Suspense fallback={<Loading />}>
        <RoutePage route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function RoutePage({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={route.game} game={route.game} people={route.people} />;
    case 'friends':
      return <FriendsSetup key={route.game} game={route.game} />;
    case 'room':
      return <Room key={route.id} id={route.id} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />;
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />;
  }
}

function Loading() {
  return (
    <Page>
      <Waiting />
    </Page>
  );
}
