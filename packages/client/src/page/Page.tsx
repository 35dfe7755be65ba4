/** What is around every page: skip link, header, footer. */
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { Logo } from '../art/Logo';
import { pageTitle } from '../page-title';
import { hasMoved, href } from '../router';
import { useText } from '../text/use-text';
import { LanguageIcon, SettingsIcon } from '../ui/icons';
import { useHeight } from '../ui/use-height';
import { Arcade } from './Arcade';
import { LanguageSelect } from './LanguageSelect';
import './Page.css';

// Loaded when it is first opened: the first page is as small as it can be.
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog')).SettingsDialog }));

/** What is said above every page, to whoever it concerns. */
export const PageLineContext = createContext<ReactNode>(null);

interface PageProps {
  readonly children: ReactNode;
  /** For tables: the whole width, a slim header and no footer. */
  readonly wide?: boolean;
  /** What the window is called besides the name of the house. */
  readonly title?: string;
}

export function Page({ children, wide = false, title }: PageProps) {
  const { t } = useText();
  const main = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useArrival(main);
  const name = t('app.name');
  useEffect(() => {
    pageTitle.setPage(title === undefined ? name : `${title} · ${name}`);
  }, [title, name]);
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link; only the part after # is taken by the route */}
      <a
        className="page-skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // the part after # is the route
          main.current?.focus();
        }}
      >
        {t('app.skip')}
      </a>
      {use(PageLineContext)}
      <Header wide={wide} onSettings={() => setOpen(true)} />
      <main id="main" className="page-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {wide ? null : (
        <footer className="page-footer">
          <Arcade />
          <p>{t('app.credits')}</p>
          <OfflineNote />
        </footer>
      )}
      <Suspense fallback={null}>{isOpen ? <SettingsDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}

/** Not on plain HTTP, where browsers keep nothing for use without a network. */
function OfflineNote() {
  const { t } = useText();
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible('serviceWorker' in navigator), []);
  return isPossible ? <p>{t('home.offline')}</p> : null;
}

interface HeaderProps {
  readonly wide: boolean;
  onSettings(): void;
}

function Header({ wide, onSettings }: HeaderProps) {
  const { t } = useText();
  const language = useId();
  const head = useRef<HTMLElement>(null);
  useHeight(head, '--head-height');
  return (
    <header className="page-header" ref={head}>
      <a className="page-brand" href={href({ page: 'home' })}>
        <span className="page-logo" aria-hidden="true">
          <Logo size={wide ? 28 : 40} />
        </span>
        <span className="page-name">{t('app.name')}</span>
      </a>
      <div className="page-tools">
        <label className="page-language" htmlFor={language}>
          <LanguageIcon />
          <span className="sr-only">{t('settings.language')}</span>
          <LanguageSelect id={language} />
        </label>
        <button type="button" className="quiet page-settings" aria-haspopup="dialog" onClick={onSettings}>
          <SettingsIcon />
          <span className="page-settings-word">{t('nav.settings')}</span>
        </button>
      </div>
    </header>
  );
}

/**
 * After a link to another page the focus is on nothing: it goes to the new content, and the view to its top. When the page is
 * first opened the browser keeps its own focus.
 */
function useArrival(main: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!hasMoved() || document.activeElement !== document.body) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main]);
}
