/** The anchor of a port. */
export function Anchor() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 8v13M8 11h8M5 15q1 6 7 6t7-6M12 8a2.5 2.5 0 1 1 .1 0" />
    </svg>
  );
}
