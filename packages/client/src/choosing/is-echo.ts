/** The second click of a double click. A finger taps once, and twice when it means it. */
export function isEcho({ detail, nativeEvent }: React.MouseEvent): boolean {
  return detail > 1 && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
}
