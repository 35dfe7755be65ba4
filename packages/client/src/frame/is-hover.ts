/** Whether something is pointed at without being pressed. A finger cannot: what comes to lie under it was not asked about. */
export function isHover({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType !== 'touch';
}
