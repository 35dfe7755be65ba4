/** Where a game is kept: at a server with others, or in this browser. */
import { useText } from '../../text/use-text';
import { DeviceIcon, LanguageIcon as GlobeIcon } from '../../ui/icons';

export function Where({ isOnline = false }: { readonly isOnline?: boolean }) {
  const { t } = useText();
  return (
    <span className="my-game-where">
      {isOnline ? <GlobeIcon /> : <DeviceIcon />}
      {t(isOnline ? 'lobby.online' : 'lobby.here')}
    </span>
  );
}
