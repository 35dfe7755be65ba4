/**
 * Whether something is pointed at without being pressed. A mouse that carries a piece across it asks about nothing, and a reason
 * would cover where the piece goes. A finger cannot: what comes to lie under it was not asked about. After a touch a browser also
 * tells of a mouse where the finger was, whenever the page moves below it; that mouse has not moved.
 */
export function isHover({ pointerType, buttons }: { readonly pointerType: string; readonly buttons: number }): boolean {
  return pointerType !== 'touch' && buttons === 0 && !isFinger;
}

/** Whether the last that was seen of any pointer was a finger. */
let isFinger = false;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isFinger = pointerType === 'touch';
    },
    true,
  );
  window.addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY }) => {
      if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) isFinger = false;
    },
    true,
  );
}
