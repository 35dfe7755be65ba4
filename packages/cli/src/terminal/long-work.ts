/** Work that takes long: it shows how far it is, and can be interrupted. */
import { SingleBar as Bar, Presets, type SingleBar } from 'cli-progress';

/** A first Ctrl-C (or a request to end) asks for what there is so far, a second one ends at once. The reason is the exit code. */
export function interruptible(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const stops = Object.entries({ SIGINT: 130, SIGTERM: 143 }).map(([name, code]) => {
    const stop = () => (controller.signal.aborted ? process.exit(code) : controller.abort(code));
    process.on(name, stop);
    return () => process.off(name, stop);
  });
  return {
    signal: controller.signal,
    end: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Null where nobody looks. */
export function progressBar(): SingleBar | null {
  if (process.stderr.isTTY !== true) return null;
  return new Bar(
    { stream: process.stderr, format: '{bar} {value}/{total}  {eta_formatted}', clearOnComplete: true },
    Presets.rect,
  );
}
