/** On a phone what happened since the last turn is told below all boards: this leads there from the head. */
import './ToRecap.css';

export function ToRecap({ title }: { readonly title: string }) {
  return (
    <button
      type="button"
      className="quiet to-recap"
      aria-label={title}
      title={title}
      onClick={() => document.querySelector('.recap')?.scrollIntoView({ block: 'start' })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 10a6 6 0 1 1 2 4.5M4 5v5h5M10 7v3.5l2.5 1.5" />
      </svg>
    </button>
  );
}
