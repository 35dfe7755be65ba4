/** A short wooden knock when it is your decision. */

let context: AudioContext | null = null;

export function playSound(): void {
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 330;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.12, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.2);
  } catch {
    // A browser may refuse sound before the first click; the prompt says the same.
  }
}
