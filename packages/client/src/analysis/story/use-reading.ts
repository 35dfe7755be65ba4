/** Reads sentences aloud in the language of the page, where the browser can. */
import type { Language } from '@bottega/kernel/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { localeOf } from '../../ui/locale';

const synthesisHere = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;

export interface Reading {
  readonly isOn: boolean;
  toggle(): void;
}

/** Null where nothing can be read aloud. */
export function useReading(sentences: readonly string[], language: Language, onFailed: () => void): Reading | null {
  const synthesis = synthesisHere();
  const [isOn, setOn] = useState(false);
  /** What is being read; an utterance that nobody holds may be lost before it ends. */
  const spoken = useRef<readonly SpeechSynthesisUtterance[]>([]);

  const stop = useCallback(() => {
    // Being cancelled is told as an error: what was stopped on purpose is no failure.
    for (const one of spoken.current) {
      one.onend = null;
      one.onerror = null;
    }
    if (spoken.current.length > 0) synthesisHere()?.cancel();
    spoken.current = [];
    setOn(false);
  }, []);

  // Who leaves, or reads something else, hears no more of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read stops when it changes
  useEffect(() => stop, [stop, sentences.join(' '), language]);

  const start = () => {
    if (synthesis === undefined) return;
    stop();
    // One after the other: long texts break off in some browsers.
    spoken.current = sentences.map((sentence) => {
      const one = new SpeechSynthesisUtterance(sentence);
      one.lang = localeOf(language);
      one.onerror = () => {
        stop();
        onFailed();
      };
      return one;
    });
    const last = spoken.current.at(-1);
    if (last === undefined) return;
    last.onend = stop;
    setOn(true);
    for (const one of spoken.current) synthesis.speak(one);
  };
  return synthesis === undefined ? null : { isOn, toggle: isOn ? stop : start };
}
