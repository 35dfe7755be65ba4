/** An action marker: a small wooden pawn-stone. A spent one lies turned over; a saved one is only outlined. */
import './Marker.css';

interface MarkerProps {
  readonly state?: 'ready' | 'spent' | 'saved';
}

export function Marker({ state = 'ready' }: MarkerProps) {
  return (
    <svg className="vu-marker" data-state={state} viewBox="0 0 24 26" width="24" height="26" aria-hidden="true">
      <path className="vu-marker-side" d="M2 8V17C2 21 6.5 24.5 12 24.5S22 21 22 17V8Z" />
      <ellipse className="vu-marker-top" cx="12" cy="8.5" rx="10" ry="7" />
      <path className="vu-marker-grain" d="M5 7.5Q12 3.5 19 7.5M6.5 10.5Q12 7 17.5 10.5M10 13.2Q12 12 14 13.2" />
    </svg>
  );
}
