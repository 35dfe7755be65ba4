/** The cover. */
export function Cover() {
  return <svg viewBox="0 0 320 200" aria-hidden="true" />;
}
