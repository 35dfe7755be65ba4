/** The page as a whole: settings, texts, and which page is shown. */
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { explainError } from './errors';
import { type LoadOnline, OnlineContext } from './online';
import { FailedPage } from './page/FailedPage';
import { NewVersion } from './page/NewVersion';
import { Page, PageLineContext } from './page/Page';
import { href, type Route, useRoute } from './router';
import { applySettings, PACES, type Settings, saveSettings } from './settings';
import { Home } from './shell/Home';
import { isKnownHere } from './table/online/known-here';
import type { TableService } from './table/table';
import { TableServiceContext } from './table-service';
import { loadPageText, loadTextPart, type PageText } from './text';
import type { TextPart } from './text/parts';
import { TextContext } from './text/use-text';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { PatternDefinitions } from './ui/Patterns';
import { Waiting } from './ui/Waiting';
import { SettingsContext } from './use-settings';

// The home page loads first; everything else when it is opened.
/** A page with the texts that only it says. */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>, ...parts: readonly TextPart[]) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), ...parts.map(loadTextPart)]);
    return { default: page };
  });
}

const Setup = lazyPage(async () => (await import('./shell/setup/Setup')).Setup, 'setup');
const FriendsSetup = lazyPage(
  async () => (await import('./shell/friends/FriendsSetup')).FriendsSetup,
  'lobby',
  'setup',
);
const Room = lazyPage(async () => (await import('./shell/friends/Room')).Room, 'lobby', 'setup');
const GoOnline = lazyPage(async () => (await import('./shell/go-online/GoOnline')).GoOnline, 'lobby', 'setup');
const LearnPage = lazyPage(async () => (await import('./learn/LearnPage')).LearnPage, 'learn', 'table');
const LessonPage = lazyPage(
  async () => (await import('./learn/LessonPage')).LessonPage,
  'help',
  'learn',
  'rules',
  'table',
);
const ExamplePage = lazyPage(
  async () => (await import('./learn/ExamplePage')).ExamplePage,
  'help',
  'rules',
  'table',
  'trial',
);
const PersonPage = lazyPage(async () => (await import('./shell/person/PersonPage')).PersonPage, 'person');
const MePage = lazyPage(async () => (await import('./shell/account/MePage')).MePage, 'account');
const LinkPage = lazyPage(async () => (await import('./shell/account/LinkPage')).LinkPage, 'account');
const RulesPage = lazyPage(async () => (await import('./shell/RulesPage')).RulesPage, 'rules', 'table');
const TablePage = lazyPage(
  async () => (await import('./frame/TablePage')).TablePage,
  'help',
  'lobby',
  'rules',
  'table',
  'trial',
);
const ReplayPage = lazyPage(
  async () => (await import('./frame/replay/ReplayPage')).ReplayPage,
  'help',
  'rules',
  'table',
  'trial',
);
const AnalysisPage = lazyPage(
  async () => (await import('./analysis/AnalysisPage')).AnalysisPage,
  'analysis',
  'help',
  'rules',
  'table',
  'trial',
);
const TurnNotices = lazyPage(async () => (await import('./shell/notices/TurnNotices')).TurnNotices);
const TurnLine = lazyPage(async () => (await import('./shell/notices/TurnLine')).TurnLine);

/** What is left out if it does not come. */
const optional = (part: ReactNode) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{part}</Suspense>
  </ErrorBoundary>
);
const TURN_LINE = optional(<TurnLine />);

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
            <Notices>
              <Routed />
            </Notices>
          </TableServiceContext>
        </OnlineContext>
      </TextContext>
    </SettingsContext>
  );
}

/** With what whoever plays with others is told of; whoever plays alone needs none of it. */
function Notices({ children }: { readonly children: ReactNode }) {
  const address = href(useRoute());
  const [isKnown, setKnown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have become known on the page before
  useEffect(() => setKnown(isKnownHere()), [address]);
  return (
    <PageLineContext value={isKnown ? TURN_LINE : null}>
      {isKnown && optional(<TurnNotices />)}
      {children}
    </PageLineContext>
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
    case 'person':
      return <PersonPage key={route.id} id={route.id} />;
    case 'goOnline':
      return <GoOnline key={route.id} id={route.id} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'me':
      return <MePage from={route.from} />;
    case 'link':
      return <LinkPage key={route.token} token={route.token} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} at={route.at} seat={route.seat} />;
    case 'analysis':
      return <AnalysisPage key={route.id} id={route.id} at={route.at} />;
    case 'learn':
      return route.lesson === null ? (
        <LearnPage key={route.game} game={route.game} isPrimer={false} />
      ) : (
        <LessonPage key={href(route)} game={route.game} id={route.lesson} />
      );
    case 'primer':
      return <LearnPage key={route.game} game={route.game} isPrimer />;
    case 'example':
      return <ExamplePage key={href(route)} game={route.game} id={route.example} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} rule={route.rule} />;
  }
}

function Loading() {
  return (
    <Page>
      <Waiting />
    </Page>
  );
}
