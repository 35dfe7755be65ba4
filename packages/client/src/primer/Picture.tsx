/** Pieces of the real table beside what is said of them. They can only be looked at; whoever cannot see them is told what they show. */
import './Picture.css';
import type { Loaded } from '@bottega/games';
import type { PrimerPicture } from '@bottega/kernel';
import { createFormatter, type GameText } from '@bottega/kernel/text';
import { useMemo } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import { botName } from '../games/new-table';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useSettings } from '../use-settings';
import { primerSnapshot, primerTable } from './primer-position';
import type { PrimerParts } from './use-primer';

const NOTHING_LIT: ReadonlySet<string> = new Set();

interface PicturesProps {
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly parts: PrimerParts;
}

/** Draws the picture of a part; nothing where there is none. */
export function usePictures({ loaded: { game }, text, parts }: PicturesProps) {
  const { t } = useText();
  const { language, name } = useSettings().settings;
  const { position, pictures, texts } = parts;
  const you = name || t('setup.you');
  const given = useMemo(() => {
    const { seats } = position.setup;
    const names = Array.from({ length: seats }, (_, seat) => (seat === position.seat ? you : botName(seat, you)));
    return {
      seen: primerSnapshot(game, position),
      info: primerTable(game, position, names),
      game,
      text,
      say: createFormatter(text, language, names),
      pick: IDLE_CONTROLLER,
      name: NO_NAME,
      lit: NOTHING_LIT,
    };
  }, [game, position, you, text, language]);
  return (part: PrimerPicture) => {
    const Pieces = pictures?.[part];
    return Pieces === undefined ? null : (
      <ErrorBoundary fallback={() => null}>
        <div className="picture" role="img" aria-label={texts[`primer.${part}.picture`]} data-picture={part}>
          {/* Things on it have names and places in the order of keys: here they are a picture. */}
          <div className="picture-pieces" inert>
            <Pieces {...given} />
          </div>
        </div>
      </ErrorBoundary>
    );
  };
}
